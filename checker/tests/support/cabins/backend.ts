/** A backend of cabins to book in memory. */
import { jsonIn, serve, type BackendResponse } from '../checkedBackends/http.ts';
import { kind, visibility } from './contract.ts';

/** Faults of the backend, one at a time. */
const FAULTS = [
  'the second page forgets the filter',
  'a page of size 0 is empty',
  'Location names another resource',
  'Location lacks the base path',
  'the average keeps a removed review',
  'a refresh token works again',
  'two concurrent bookings get one cabin',
  'the day of departure stays booked',
  'a cancelled stay keeps its cabin',
  'an address is registered again in capitals',
  'a booking has more guests than beds',
  'another account lists a private note',
  'another account reads a private note',
] as const;
export type Fault = (typeof FAULTS)[number];

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(value).toJSON()?.startsWith(value) === true;

/** Starts the backend. @param fault undefined for a correct backend */
export function startCabins(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const cabins = ['log', 'tree', 'log', 'tree', 'log'].map((of, index) => ({
    id: index + 1,
    kind: of,
    beds: index + 2,
  }));
  const reviews = [{ id: 1, cabinId: 1, stars: 5 }];
  /** Averages by cabin that the fault 'the average keeps a removed review' left behind. */
  const staleAverages = new Map<number, number>();
  const stays: {
    id: number;
    cabinId: number;
    guests: unknown;
    arrival: string;
    departure: string;
    state: string;
  }[] = [];
  const notes: { id: number; visibility: unknown; owner: string }[] = [];
  const addresses = new Set<string>();
  /** Users by token: `t-…` opens the API, `r-…` gets new tokens. */
  const tokens = new Map<string, string>();
  let count = 0;
  const opened = (user: string): BackendResponse => {
    count += 1;
    tokens.set(`t-${count}`, user).set(`r-${count}`, user);
    return { status: 200, body: { token: `t-${count}`, refreshToken: `r-${count}` } };
  };
  const average = (id: number): number => {
    const own = reviews.filter(({ cabinId }) => cabinId === id).map(({ stars }) => stars);
    return own.length === 0 ? 0 : own.reduce((sum, stars) => sum + stars, 0) / own.length;
  };
  const shown = (id: number) => ({ ...cabins[id - 1], averageStars: staleAverages.get(id) ?? average(id) });
  const refuse = (status: number): BackendResponse => ({ status });
  const overlaps = (one: (typeof stays)[number], from: string, to: string): boolean =>
    wrong('the day of departure stays booked')
      ? one.arrival <= to && from <= one.departure
      : one.arrival < to && from < one.departure;

  const book = (json: Record<string, unknown> = {}): BackendResponse => {
    const { cabinId, guests: people, arrival, departure } = json;
    if (!Number.isInteger(cabinId) || !isDay(arrival) || !isDay(departure) || arrival >= departure)
      return refuse(400);
    if (!Number.isInteger(people) || Number(people) < 1 || Number(people) > 9) return refuse(400);
    const beds = cabins[Number(cabinId) - 1]?.beds;
    if (beds === undefined) return refuse(404);
    if (Number(people) > beds && !wrong('a booking has more guests than beds')) return refuse(400);
    const isTaken = stays.some(
      (each) =>
        each.cabinId === cabinId &&
        (each.state === 'booked' || wrong('a cancelled stay keeps its cabin')) &&
        overlaps(each, arrival, departure),
    );
    if (isTaken) return refuse(409);
    count += 1;
    const made = { id: count, cabinId: Number(cabinId), guests: people, arrival, departure, state: 'booked' };
    const id = wrong('Location names another resource') ? made.cabinId : made.id;
    const base = wrong('Location lacks the base path') ? '' : '/api';
    const done = { status: 201, body: made, headers: { location: `${base}/stays/${id}` } };
    if (!wrong('two concurrent bookings get one cabin')) {
      stays.push(made);
      return done;
    }
    // Stores the stay late, so that a second request meanwhile finds the cabin free.
    setTimeout(() => stays.push(made), 10);
    return { ...done, after: 30 };
  };

  return serve(({ method, path, query, headers, body: sent }) => {
    const json = jsonIn(sent);
    if (method === 'POST' && /login|refresh|register|notes$|reviews$|stays$/.test(path) && !json)
      return refuse(400);
    if (path === '/api/login') {
      if (typeof json?.['user'] !== 'string' || typeof json['password'] !== 'string') return refuse(400);
      const { user, password } = json;
      return /^(ada|bob)$/.test(user) && password === `${user}1` ? opened(user) : refuse(401);
    }
    if (path === '/api/refresh') {
      const token = json?.['refreshToken'];
      if (typeof token !== 'string') return refuse(400);
      const user = token.startsWith('r-') ? tokens.get(token) : undefined;
      if (user === undefined) return refuse(401);
      if (!wrong('a refresh token works again')) tokens.delete(token);
      return opened(user);
    }
    if (path === '/api/register') {
      const email = json?.['email'];
      if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refuse(400);
      const address = wrong('an address is registered again in capitals') ? email : email.toLowerCase();
      if (addresses.has(address)) return refuse(409);
      addresses.add(address);
      return { status: 201, body: { email: email.toLowerCase() } };
    }
    const token = /^Bearer (t-\d+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const caller = tokens.get(token);
    if (caller === undefined) return refuse(401);
    const [, , collection, at, sub, part] = path.split('/');
    if (at !== undefined && !/^\d+$/.test(at)) return refuse(400);
    const id = Number(at);
    if (collection === 'notes') {
      const isSeen = ({ owner, visibility: of }: (typeof notes)[number], isAllSeen: boolean): boolean =>
        owner === caller || of === 'PUBLIC' || isAllSeen;
      const view = ({ id: name, visibility: of }: (typeof notes)[number]) => ({ id: name, visibility: of });
      const one = notes.find((each) => each.id === id);
      if (at !== undefined)
        return one && isSeen(one, wrong('another account reads a private note'))
          ? { status: 200, body: view(one) }
          : refuse(404);
      const isAllListed = wrong('another account lists a private note');
      if (method === 'GET')
        return { status: 200, body: notes.filter((each) => isSeen(each, isAllListed)).map(view) };
      if (!visibility.enum.includes(String(json?.['visibility']))) return refuse(400);
      count += 1;
      const made = { id: count, visibility: json?.['visibility'], owner: caller };
      notes.push(made);
      return { status: 201, body: view(made) };
    }
    if (collection === 'stays' && at === undefined)
      return method === 'GET' ? { status: 200, body: stays } : book(json);
    if (collection === 'stays') {
      const one = stays.find((each) => each.id === id);
      if (!one) return refuse(404);
      if (sub === 'cancel') one.state = 'cancelled';
      return { status: 200, body: { ...one } };
    }
    // All paths from here on are of cabins.
    if (at === undefined) {
      const [size, wanted] = [query.get('limit') ?? '20', query.get('kind')];
      const from = Number(query.get('cursor') ?? 0);
      const isEmpty = size === '0' && wrong('a page of size 0 is empty');
      if (!isEmpty && !/^([1-9]|[1-4]\d|50)$/.test(size)) return refuse(400);
      if ((wanted !== null && !kind.enum.includes(wanted)) || Number.isNaN(from)) return refuse(400);
      const isForgotten = from > 0 && wrong('the second page forgets the filter');
      const all = cabins.filter((each) => wanted === null || isForgotten || each.kind === wanted);
      const until = from + Number(size);
      const items = all.slice(from, until).map((each) => shown(each.id));
      return { status: 200, body: { items, nextCursor: until < all.length ? String(until) : null } };
    }
    if (!cabins[id - 1]) return refuse(404);
    if (sub === undefined) return { status: 200, body: shown(id) };
    // All other paths are of a cabin's reviews.
    const own = reviews.filter(({ cabinId }) => cabinId === id);
    const visible = ({ id: name, stars }: (typeof reviews)[number]) => ({ id: name, stars });
    if (method === 'GET') return { status: 200, body: own.map(visible) };
    if (method === 'DELETE') {
      if (!/^\d+$/.test(part ?? '')) return refuse(400);
      const index = reviews.findIndex((each) => each.cabinId === id && each.id === Number(part));
      if (index < 0) return refuse(404);
      if (wrong('the average keeps a removed review')) staleAverages.set(id, average(id));
      reviews.splice(index, 1);
      return { status: 204 };
    }
    const stars = json?.['stars'];
    if (!Number.isInteger(stars) || Number(stars) < 1 || Number(stars) > 5) return refuse(400);
    count += 1;
    const made = { id: count, cabinId: id, stars: Number(stars) };
    reviews.push(made);
    staleAverages.delete(id);
    return { status: 201, body: visible(made) };
  });
}
