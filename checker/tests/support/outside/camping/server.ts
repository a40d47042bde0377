/** A backend of camping pitches in JSON:API. It is correct, or has one of the faults. */
import { randomUUID } from 'node:crypto';
import { Refusal, ascending, counter, jsonIn, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Field, Fields, Handler, RunningServer } from '../kit.ts';

/** Names of the faults, one of which a backend can have. */
export const campingFaults = [
  'second page begins one too late',
  'total counts the page',
  'pages rounded down',
  'next link on the last page',
  'kind filter ignored',
  'shade false means all',
  'sort by price as text',
  'minus of sort ignored',
  'guest may create pitches',
  'guest sees all reservations',
  'reservation of another guest readable',
  'deleted pitch still answers',
  'delete twice is 204',
  'patch clears the note',
  'patch ignores shade false',
  'bookings overlap',
  'adjoining reservation refused',
  'departure before arrival',
  'nights off by one',
  'total for one night',
  'cancel keeps the days',
  'cancel twice',
  'price as number',
  'content type json',
  'unknown pitch breaks',
] as const;

const TYPE = 'application/vnd.api+json';
const refused = (status: number, title: string, pointer?: string): BackendResponse => ({
  status,
  body: { errors: [{ status: String(status), title, ...(pointer && { source: { pointer } }) }] },
  headers: { 'content-type': TYPE },
});
const refuse = (...parts: Parameters<typeof refused>): never => {
  throw new Refusal(refused(...parts));
};

const KINDS = ['tent', 'caravan', 'motorhome'];
const price: Field = { type: 'string', pattern: /^\d{1,3}\.\d{2}$/ };
const note: Field = { type: 'string', nullable: true, max: 140 };
const document = (type: string, attributes: Fields, more: Fields = {}): Fields => ({
  data: {
    type: 'object',
    required: true,
    fields: {
      type: { type: 'string', required: true, enum: [type] },
      attributes: { type: 'object', required: true, fields: attributes },
      ...more,
    },
  },
});
const NEW_PITCH = document('pitches', {
  number: { type: 'string', required: true, pattern: /^[A-Z]\d{1,3}$/ },
  kind: { type: 'string', required: true, enum: KINDS },
  price: { ...price, required: true },
  shade: { type: 'boolean' },
  note,
});
const CHANGES = document(
  'pitches',
  { price, shade: { type: 'boolean' }, note },
  { id: { type: 'string', required: true } },
);
const TO_PITCH: Field = {
  type: 'object',
  required: true,
  fields: {
    pitch: {
      type: 'object',
      required: true,
      fields: {
        data: {
          type: 'object',
          required: true,
          fields: {
            type: { type: 'string', required: true, enum: ['pitches'] },
            id: { type: 'string', required: true },
          },
        },
      },
    },
  },
};
const NEW_RESERVATION = document(
  'reservations',
  {
    arrival: { type: 'string', required: true, format: 'date' },
    departure: { type: 'string', required: true, format: 'date' },
    persons: { type: 'integer', required: true, min: 1, max: 6 },
  },
  { relationships: TO_PITCH },
);

interface Pitch {
  id: string;
  number: string;
  kind: string;
  price: string;
  shade: boolean;
  note: string | null;
  createdAt: string;
}
interface Reservation {
  id: string;
  pitch: string;
  arrival: string;
  departure: string;
  persons: number;
  nights: number;
  total: string;
  status: string;
  createdAt: string;
  owner: string;
}
interface Sent {
  readonly attributes: Record<string, unknown>;
  readonly relationships?: { readonly pitch: { readonly data: { readonly id: string } } };
}

/** Starts the backend. @param fault one of campingFaults; undefined for a correct backend */
export async function startCamping(fault?: string): Promise<RunningServer> {
  const wrong = (name: (typeof campingFaults)[number]): boolean => fault === name;
  const pitches: Pitch[] = [];
  /** Deleted pitches, for the fault 'deleted pitch still answers'. */
  const gone: Pitch[] = [];
  const reservations: Reservation[] = [];
  /** Cancelled reservations as they were before, for the fault 'cancel keeps the days'. */
  const stillTaken: Reservation[] = [];
  const [nextPitch, nextReservation] = [counter(1), counter(1)];
  const now = () => new Date().toISOString();
  const addPitch = (pitch: Omit<Pitch, 'id' | 'createdAt'>): Pitch => {
    const made = { ...pitch, id: String(nextPitch()), createdAt: now() };
    pitches.push(made);
    return made;
  };
  for (let at = 0; at < 23; at++)
    addPitch({
      number: `A${at + 1}`,
      kind: KINDS[at % 3] ?? 'tent',
      price: (8.5 + ((at * 7) % 16)).toFixed(2),
      shade: at % 2 === 0,
      note: at % 4 === 0 ? `Row ${at}` : null,
    });
  const nightsOf = (arrival: string, departure: string) =>
    Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);
  const reserve = (
    owner: string,
    pitch: Pitch,
    arrival: string,
    departure: string,
    persons: number,
  ): Reservation => {
    const nights = nightsOf(arrival, departure) + (wrong('nights off by one') ? 1 : 0);
    const total = ((wrong('total for one night') ? 1 : nights) * Number(pitch.price)).toFixed(2);
    const made = {
      id: String(nextReservation()),
      pitch: pitch.id,
      arrival,
      departure,
      persons,
      nights,
      total,
      status: 'confirmed',
      createdAt: now(),
      owner,
    };
    reservations.push(made);
    return made;
  };
  for (let at = 0; at < 12; at++)
    reserve(
      at % 3 === 2 ? 'lee' : 'kim',
      pitches[at] as Pitch,
      `2030-06-${10 + at}`,
      `2030-06-${12 + at}`,
      (at % 6) + 1,
    );

  const users: Record<string, { name: string; password: string; role: string }> = {
    'kim@post.example': { name: 'kim', password: 'kim-tent-1', role: 'guest' },
    'lee@post.example': { name: 'lee', password: 'lee-tent-2', role: 'guest' },
    'warden@camping.example': { name: 'warden', password: 'keys-of-9', role: 'warden' },
  };
  const sessions = new Map<string, { name: string; role: string }>();
  const caller = ({ headers }: BackendRequest): { name: string; role: string } =>
    sessions.get(/(?:^|; )sid=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '') ?? refuse(401, 'Please log in');
  const requireWarden = (call: BackendRequest): void => {
    if (caller(call).role !== 'warden') refuse(403, 'Wardens only');
  };
  const bodyOf = ({ body }: BackendRequest, fields: Fields): Record<string, unknown> => {
    const read = jsonIn(body) ?? refuse(422, 'The body is no JSON object');
    const found = problemsIn(read, fields)[0];
    return found ? refuse(422, `${found.kind}`, `/${found.path.join('/')}`) : read;
  };
  const dataOf = (call: BackendRequest, fields: Fields): Sent => bodyOf(call, fields)['data'] as Sent;

  const shownPitch = ({ id, ...attributes }: Pitch) => ({
    type: 'pitches',
    id,
    attributes: { ...attributes, ...(wrong('price as number') && { price: Number(attributes.price) }) },
  });
  const shownReservation = ({ id, pitch, owner: _, ...attributes }: Reservation) => ({
    type: 'reservations',
    id,
    attributes,
    relationships: { pitch: { data: { type: 'pitches', id: pitch } } },
  });
  const sent = (status: number, body: unknown): BackendResponse => ({
    status,
    body,
    headers: { 'content-type': wrong('content type json') && status === 201 ? 'application/json' : TYPE },
  });
  const pitchOf = ({ params }: Call): Pitch =>
    pitches.find(({ id }) => id === params['id']) ??
    (wrong('deleted pitch still answers') ? gone.find(({ id }) => id === params['id']) : undefined) ??
    refuse(404, 'No such pitch');
  /** @param ofOthers true to return another guest's reservation too */
  const reservationOf = (call: Call, ofOthers = false): Reservation => {
    const { name, role } = caller(call);
    return (
      reservations.find(
        ({ id, owner }) => id === call.params['id'] && (role === 'warden' || owner === name || ofOthers),
      ) ?? refuse(404, 'No such reservation')
    );
  };

  function page(call: BackendRequest, all: readonly unknown[], path: string): BackendResponse {
    const { values, problems } = typed(call.query, {
      'page[number]': { type: 'integer', min: 1 },
      'page[size]': { type: 'integer', min: 1, max: 25 },
    });
    if (problems.length > 0) refuse(400, 'No such page');
    const [number, size] = [Number(values['page[number]'] ?? 1), Number(values['page[size]'] ?? 10)];
    const from = (number - 1) * size + (wrong('second page begins one too late') && number > 1 ? 1 : 0);
    const data = all.slice(from, from + size);
    const exact = all.length / size;
    const pages = Math.max(1, wrong('pages rounded down') ? Math.floor(exact) : Math.ceil(exact));
    const link = (to: number) => {
      const query = new URLSearchParams(call.query);
      query.set('page[number]', String(to));
      return `/api${path}?${query.toString()}`;
    };
    const more = number < pages || wrong('next link on the last page');
    return sent(200, {
      data,
      meta: { total: wrong('total counts the page') ? data.length : all.length, pages },
      links: {
        self: link(number),
        first: link(1),
        last: link(pages),
        prev: number > 1 ? link(number - 1) : null,
        next: more ? link(number + 1) : null,
      },
    });
  }

  const routes: Record<string, Handler> = {
    'POST /login': (call) => {
      const { email, password } = bodyOf(call, {
        email: { type: 'string', required: true, format: 'email' },
        password: { type: 'string', required: true },
      });
      const user = users[String(email)];
      if (!user || user.password !== password) return refused(401, 'Wrong e-mail or password');
      const sid = randomUUID();
      sessions.set(sid, user);
      return {
        status: 200,
        body: { role: user.role },
        headers: { 'set-cookie': `sid=${sid}; Path=/; HttpOnly; SameSite=Lax` },
      };
    },
    'GET /pitches': (call) => {
      caller(call);
      const { values, problems } = typed(call.query, {
        'filter[kind]': { type: 'string', enum: KINDS },
        'filter[shade]': { type: 'boolean' },
        sort: { type: 'string', enum: ['number', '-number', 'price', '-price'] },
      });
      if (problems.length > 0) refuse(400, 'Unknown filter or order');
      const { 'filter[kind]': kind, 'filter[shade]': shade, sort = 'number' } = values;
      const wanted = wrong('shade false means all') && shade === false ? undefined : shade;
      const found = pitches
        .filter((one) => kind === undefined || wrong('kind filter ignored') || one.kind === kind)
        .filter((one) => wanted === undefined || one.shade === wanted);
      const down = String(sort).startsWith('-') && !wrong('minus of sort ignored') ? -1 : 1;
      const compared = (one: Pitch, other: Pitch): number => {
        if (!/price/.test(String(sort))) return ascending(one.number, other.number);
        if (wrong('sort by price as text')) return ascending(one.price, other.price);
        return Number(one.price) - Number(other.price);
      };
      return page(
        call,
        [...found]
          .sort((one, other) => down * (compared(one, other) || Number(one.id) - Number(other.id)))
          .map(shownPitch),
        '/pitches',
      );
    },
    'POST /pitches': (call) => {
      if (wrong('guest may create pitches')) caller(call);
      else requireWarden(call);
      const {
        number,
        kind,
        price: cost,
        shade = false,
        note: text = null,
      } = dataOf(call, NEW_PITCH).attributes;
      if (pitches.some((one) => one.number === number)) refuse(409, 'The number is taken');
      return sent(201, {
        data: shownPitch(
          addPitch({
            number: String(number),
            kind: String(kind),
            price: String(cost),
            shade: Boolean(shade),
            note: text as string | null,
          }),
        ),
      });
    },
    'GET /pitches/{id}': (call) => {
      caller(call);
      return sent(200, { data: shownPitch(pitchOf(call)) });
    },
    'PATCH /pitches/{id}': (call) => {
      requireWarden(call);
      const { attributes } = dataOf(call, CHANGES);
      const pitch = pitchOf(call);
      if (wrong('patch clears the note')) pitch.note = null;
      for (const name of ['price', 'shade', 'note'])
        if (
          attributes[name] !== undefined &&
          !(wrong('patch ignores shade false') && attributes[name] === false)
        )
          Object.assign(pitch, { [name]: attributes[name] });
      return sent(200, { data: shownPitch(pitch) });
    },
    'DELETE /pitches/{id}': (call) => {
      requireWarden(call);
      if (wrong('delete twice is 204') && !pitches.some(({ id }) => id === call.params['id']))
        return { status: 204 };
      const pitch = pitchOf(call);
      // With the fault 'deleted pitch still answers', it may be a deleted one.
      if (pitches.includes(pitch)) gone.push(...pitches.splice(pitches.indexOf(pitch), 1));
      return { status: 204 };
    },
    'GET /reservations': (call) => {
      const { name, role } = caller(call);
      const status = call.query.get('filter[status]');
      if (status !== null && !['confirmed', 'cancelled'].includes(status)) refuse(400, 'Unknown status');
      const all = reservations.filter(
        (one) =>
          (role === 'warden' || one.owner === name || wrong('guest sees all reservations')) &&
          (status === null || one.status === status),
      );
      return page(call, all.map(shownReservation), '/reservations');
    },
    'POST /reservations': (call) => {
      const { name } = caller(call);
      const { attributes, relationships } = dataOf(call, NEW_RESERVATION);
      const [arrival, departure] = [String(attributes['arrival']), String(attributes['departure'])];
      if (departure <= arrival && !wrong('departure before arrival'))
        refuse(422, 'The departure is not after the arrival', '/data/attributes/departure');
      const pitch = pitches.find(({ id }) => id === relationships?.pitch.data.id);
      if (!pitch)
        return wrong('unknown pitch breaks')
          ? { status: 500, body: { message: 'null value in column "pitch_id"' } }
          : refused(404, 'No such pitch');
      const refusesAdjoining = wrong('adjoining reservation refused');
      const taken = [...reservations, ...stillTaken].some(
        (one) =>
          one.pitch === pitch.id &&
          one.status === 'confirmed' &&
          (refusesAdjoining
            ? one.arrival <= departure && arrival <= one.departure
            : one.arrival < departure && arrival < one.departure),
      );
      if (taken && !wrong('bookings overlap')) refuse(409, 'The pitch is taken');
      return sent(201, {
        data: shownReservation(reserve(name, pitch, arrival, departure, Number(attributes['persons']))),
      });
    },
    'GET /reservations/{id}': (call) =>
      sent(200, {
        data: shownReservation(reservationOf(call, wrong('reservation of another guest readable'))),
      }),
    'POST /reservations/{id}/cancel': (call) => {
      const one = reservationOf(call);
      if (one.status === 'cancelled' && !wrong('cancel twice')) refuse(409, 'It is cancelled');
      if (wrong('cancel keeps the days')) stillTaken.push({ ...one });
      one.status = 'cancelled';
      return sent(200, { data: shownReservation(one) });
    },
  };
  const running = await start(
    Object.fromEntries(Object.entries(routes).map(([key, handler]) => [key.replace(' ', ' /api'), handler])),
    {
      notFound: () => refused(404, 'No such path'),
      wrongMethod: () => refused(405, 'Method not allowed'),
    },
  );
  return { ...running, origin: `${running.origin}/api` };
}
