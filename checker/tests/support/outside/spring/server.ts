/** Parcels in the style of Spring Boot: problem details, Spring Data's pages, Jackson's conversions, an empty 401 with a challenge. */
import { Refusal, ascending, counter, problemsIn, start } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Field, Fields, RunningServer } from '../kit.ts';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  415: 'Unsupported Media Type',
};
const problem = (
  status: number,
  detail: string,
  { path }: BackendRequest,
  headers = {},
): BackendResponse => ({
  status,
  body: { type: 'about:blank', title: TITLES[status], status, detail, instance: path },
  headers: { 'content-type': 'application/problem+json', ...headers },
});
const refuse = (...parts: Parameters<typeof problem>): never => {
  throw new Refusal(problem(...parts));
};

const STATUSES = ['REGISTERED', 'IN_TRANSIT', 'DELIVERED', 'LOST'];
const SORTABLE = [
  'trackingNumber',
  'receiver',
  'weight',
  'express',
  'status',
  'postage',
  'createdAt',
  'version',
];
const ADDRESS: Fields = {
  street: { type: 'string', nullable: true },
  city: { type: 'string', required: true, min: 1 },
  postcode: { type: 'string', required: true, pattern: /^[0-9]{5}$/ },
};
const PARCEL: Fields = {
  receiver: { type: 'string', required: true, min: 1, max: 80 },
  weight: { type: 'number', required: true, min: 0.01, max: 31.5 },
  express: { type: 'boolean', nullable: true },
  address: { type: 'object', nullable: true, fields: ADDRESS },
};
const EVENT: Fields = {
  status: { type: 'string', required: true, enum: STATUSES },
  place: { type: 'string', nullable: true },
};

/** Converts scalars to texts, and texts to numbers and booleans, as Jackson does. */
function jackson(value: unknown, field: Field): unknown {
  if (field.type === 'string' && !field.enum && (typeof value === 'number' || typeof value === 'boolean'))
    return String(value);
  if (
    typeof value === 'string' &&
    field.type === 'number' &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  )
    return Number(value);
  if (typeof value === 'string' && field.type === 'boolean' && /^(true|false)$/i.test(value))
    return value.toLowerCase() === 'true';
  if (typeof value === 'string' && field.type !== 'string' && value === '') return null;
  if (field.fields && typeof value === 'object' && value !== null && !Array.isArray(value))
    return members(value as Record<string, unknown>, field.fields);
  return value;
}
const members = (given: Record<string, unknown>, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      given[name] === undefined ? [] : [[name, jackson(given[name], field)]],
    ),
  );

function bodyOf(call: BackendRequest, fields: Fields): Record<string, unknown> {
  if (!/^application\/([\w.-]+\+)?json/i.test(call.headers['content-type'] ?? ''))
    refuse(415, `Content-Type '${call.headers['content-type'] ?? ''}' is not supported.`, call, {
      accept: 'application/json',
    });
  let read: unknown;
  try {
    read = JSON.parse(call.body);
  } catch {
    refuse(400, 'Failed to read request', call);
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return refuse(400, 'Failed to read request', call);
  const values = members(read as Record<string, unknown>, fields);
  if (problemsIn(values, fields).length > 0) refuse(400, 'Invalid request content.', call);
  return values;
}

interface Parcel {
  trackingNumber: string;
  receiver: unknown;
  weight: number;
  express: boolean;
  address: unknown;
  status: string;
  postage: number;
  createdAt: string;
  version: number;
}
interface Event {
  id: number;
  status: unknown;
  place: unknown;
  at: string;
}

/** Starts the backend, which is correct. */
export function startSpring(): Promise<RunningServer> {
  const parcels = new Map<string, Parcel>();
  const events = new Map<string, Event[]>();
  const [nextParcel, nextEvent] = [counter(1001), counter(1)];
  const postageOf = (weight: number, express: boolean): number =>
    Math.round((3.5 + weight * 0.8 + (express ? 4 : 0)) * 100) / 100;
  const add = ({ receiver, weight, express, address }: Record<string, unknown>): Parcel => {
    const quick = express === true;
    const made = {
      trackingNumber: `PX${nextParcel()}DE`,
      receiver,
      weight: Number(weight),
      express: quick,
      address: address ?? null,
      status: 'REGISTERED',
      postage: postageOf(Number(weight), quick),
      // Jackson writes microseconds.
      createdAt: new Date().toISOString().replace('Z', '456Z'),
      version: 0,
    };
    parcels.set(made.trackingNumber, made);
    events.set(made.trackingNumber, []);
    return made;
  };
  for (let at = 0; at < 23; at++)
    add({ receiver: `Receiver ${at}`, weight: 0.5 + (at % 7), express: at % 3 === 0 });
  // `spring.jackson.default-property-inclusion: non_null`
  const withoutNulls = (value: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
        member === null || member === undefined
          ? []
          : [[name, typeof member === 'object' && !Array.isArray(member) ? withoutNulls(member) : member]],
      ),
    );

  const requireLogin = (call: BackendRequest): void => {
    const [scheme = '', word = ''] = (call.headers.authorization ?? '').split(' ');
    const text = Buffer.from(word, 'base64').toString();
    if (scheme.toLowerCase() !== 'basic' || text !== 'depot:s3cret')
      throw new Refusal({ status: 401, headers: { 'www-authenticate': 'Basic realm="Realm"' } });
  };
  const parcelOf = (call: Call): Parcel =>
    parcels.get(call.params['trackingNumber'] ?? '') ??
    refuse(404, `Parcel ${call.params['trackingNumber']} not found`, call);
  const numberOf = (call: BackendRequest, name: string): number | undefined => {
    const text = call.query.get(name);
    if (text === null || text === '') return undefined;
    return Number.isFinite(Number(text))
      ? Number(text)
      : refuse(400, `Failed to convert '${name}' with value: '${text}'`, call);
  };
  /** Returns a page number or size. Spring Data replaces an invalid one by the default. */
  const pageNumber = (call: BackendRequest, name: string, least: number, usual: number): number => {
    const text = call.query.get(name) ?? '';
    const isValid = /^\d+$/.test(text) && Number(text) >= least;
    return isValid ? Math.min(Number(text), 2_147_483_647) : usual;
  };

  const secured =
    (handler: (call: Call) => BackendResponse) =>
    (call: Call): BackendResponse => {
      requireLogin(call);
      return handler(call);
    };
  const page = (call: Call): BackendResponse => {
    const status = call.query.get('status') ?? '';
    if (status !== '' && !STATUSES.includes(status))
      refuse(400, `Failed to convert 'status' with value: '${status}'`, call);
    const least = numberOf(call, 'minWeight');
    const at = pageNumber(call, 'page', 0, 0);
    const size = Math.min(pageNumber(call, 'size', 1, 20), 2000);
    let all = [...parcels.values()].filter(
      (one) => (status === '' || one.status === status) && one.weight >= (least ?? 0),
    );
    const sorts = call.query.getAll('sort').filter((text) => text !== '');
    // The sort by the first property comes last: it keeps the order of those that it finds equal.
    for (const text of [...sorts].reverse()) {
      const [name = '', direction = 'asc'] = text.split(',');
      if (!SORTABLE.includes(name)) refuse(400, `No property '${name}' found for type 'Parcel'`, call);
      const value = (one: Parcel) => one[name as keyof Parcel] as string | number;
      const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
      all = [...all].sort((one, other) => sign * ascending(value(one), value(other)));
    }
    const content = all.slice(at * size, at * size + size).map(withoutNulls);
    const sort = { empty: sorts.length === 0, sorted: sorts.length > 0, unsorted: sorts.length === 0 };
    const totalPages = Math.ceil(all.length / size);
    return {
      status: 200,
      body: {
        content,
        pageable: { pageNumber: at, pageSize: size, sort, offset: at * size, paged: true, unpaged: false },
        last: at + 1 >= totalPages,
        totalPages,
        totalElements: all.length,
        first: at === 0,
        size,
        number: at,
        sort,
        numberOfElements: content.length,
        empty: content.length === 0,
      },
    };
  };

  return start(
    {
      'GET /api/parcels': secured(page),
      'POST /api/parcels': secured((call) => {
        const made = add(bodyOf(call, PARCEL));
        return {
          status: 201,
          body: withoutNulls(made),
          headers: { location: `/api/parcels/${made.trackingNumber}` },
        };
      }),
      'GET /api/parcels/{trackingNumber}': secured((call) => ({
        status: 200,
        body: withoutNulls(parcelOf(call)),
      })),
      'PUT /api/parcels/{trackingNumber}': secured((call) => {
        const { receiver, weight, express, address } = bodyOf(call, PARCEL);
        const parcel = parcelOf(call);
        if (parcel.status === 'DELIVERED') return problem(409, 'The parcel is delivered', call);
        const quick = express === true;
        Object.assign(parcel, {
          receiver,
          weight,
          express: quick,
          address: address ?? null,
          postage: postageOf(Number(weight), quick),
          version: parcel.version + 1,
        });
        return { status: 200, body: withoutNulls(parcel) };
      }),
      'DELETE /api/parcels/{trackingNumber}': secured((call) => {
        parcels.delete(parcelOf(call).trackingNumber);
        return { status: 204 };
      }),
      'GET /api/parcels/{trackingNumber}/events': secured((call) => ({
        status: 200,
        body: (events.get(parcelOf(call).trackingNumber) ?? []).map(withoutNulls),
      })),
      'POST /api/parcels/{trackingNumber}/events': secured((call) => {
        const { status, place = null } = bodyOf(call, EVENT);
        const parcel = parcelOf(call);
        if (parcel.status === 'DELIVERED') return problem(409, 'The parcel is delivered', call);
        const event = { id: nextEvent(), status, place, at: new Date().toISOString() };
        events.get(parcel.trackingNumber)?.push(event);
        parcel.status = String(status);
        parcel.version += 1;
        return { status: 200, body: withoutNulls(event) };
      }),
      'GET /api/parcels/{trackingNumber}/label': secured((call) => ({
        status: 200,
        body: `%PDF-1.4\n% ${parcelOf(call).trackingNumber}\n%%EOF\n`,
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="label.pdf"' },
      })),
    },
    {
      notFound: (asked) => {
        requireLogin(asked);
        return problem(404, `No static resource ${asked.path.slice(1)}.`, asked);
      },
      wrongMethod: (asked, allowed) => {
        requireLogin(asked);
        return problem(405, `Method '${asked.method}' is not supported.`, asked, {
          allow: allowed.join(','),
        });
      },
      headers: () => ({
        'x-content-type-options': 'nosniff',
        'x-xss-protection': '0',
        'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
        pragma: 'no-cache',
        expires: '0',
        'x-frame-options': 'DENY',
      }),
    },
  );
}
