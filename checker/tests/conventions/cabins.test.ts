/** Tests habits of any service with cabins to book: pages of a filter, Location, averages, places of a time, tokens that work once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '../../src/core/config/configuration.ts';
import { jsonIn, serve, type Answer } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'cabins-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [contract, config] = [join(folder, 'cabins.json'), join(folder, 'check.yaml')];

const text = { type: 'string' };
const number = { type: 'integer' };
const day = { type: 'string', format: 'date' };
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties });
const answer = (description: string, schema?: object, headers?: object) => ({
  description,
  ...(headers && { headers }),
  ...(schema && { content: { 'application/json': { schema } } }),
});
const no = (...codes: number[]) => Object.fromEntries(codes.map((code) => [code, answer('no')]));
const body = (schema: object, example: object) => ({
  required: true,
  content: { 'application/json': { schema, example } },
});
const inPath = (name: string, example: number) => ({
  name,
  in: 'path',
  required: true,
  schema: number,
  example,
});
const limit = { ...number, minimum: 1, maximum: 50, default: 20 };
const kind = { ...text, enum: ['log', 'tree'] };
const cabin = object({ id: number, kind, beds: number, averageStars: { type: 'number' } });
const guests = {
  ...number,
  minimum: 1,
  maximum: 9,
  description: 'Not more than the beds of the cabin (400)',
};
const review = object({ id: number, stars: number });
const booking = object({ cabinId: number, guests, arrival: day, departure: day });
const stay = object({ id: number, ...booking.properties, state: { ...text, enum: ['booked', 'cancelled'] } });
const visibility = { ...text, enum: ['PUBLIC', 'PRIVATE'] };
const note = object({ id: number, visibility });
const located = { Location: { schema: text } };
writeFileSync(
  contract,
  JSON.stringify({
    openapi: '3.0.3',
    info: {
      title: 'Cabins',
      version: '1',
      description: 'A cabin which becomes free on a day can be booked from that day on.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/login': {
        post: {
          operationId: 'login',
          security: [],
          requestBody: body(object({ user: text, password: text }), { user: 'someone', password: 'secret' }),
          responses: { 200: answer('in', object({ token: text, refreshToken: text })), ...no(400, 401) },
        },
      },
      '/refresh': {
        post: {
          operationId: 'refresh',
          description: 'A refresh token works once.',
          security: [],
          requestBody: body(object({ refreshToken: text }), { refreshToken: 'r-0' }),
          responses: { 200: answer('new', object({ token: text, refreshToken: text })), ...no(400, 401) },
        },
      },
      '/register': {
        post: {
          operationId: 'register',
          description: 'An address can be registered once only, whatever its case (409).',
          security: [],
          requestBody: body(object({ email: { ...text, format: 'email' } }), { email: 'eve@example.com' }),
          responses: { 201: answer('in', object({ email: text })), ...no(400, 409) },
        },
      },
      '/notes': {
        get: {
          operationId: 'listNotes',
          responses: { 200: answer('all', { type: 'array', items: note }), ...no(401) },
        },
        post: {
          operationId: 'addNote',
          requestBody: body(object({ visibility }), { visibility: 'PUBLIC' }),
          responses: { 201: answer('it', note), ...no(400, 401) },
        },
      },
      '/notes/{id}': {
        parameters: [inPath('id', 1)],
        get: { operationId: 'getNote', responses: { 200: answer('it', note), ...no(400, 401, 404) } },
      },
      '/cabins': {
        get: {
          operationId: 'listCabins',
          parameters: [
            { name: 'kind', in: 'query', schema: kind },
            { name: 'limit', in: 'query', schema: limit },
            { name: 'cursor', in: 'query', schema: text },
          ],
          responses: {
            200: answer(
              'some',
              object({ items: { type: 'array', items: cabin }, nextCursor: { ...text, nullable: true } }),
            ),
            ...no(400, 401),
          },
        },
      },
      '/cabins/{id}': {
        parameters: [inPath('id', 1)],
        get: { operationId: 'getCabin', responses: { 200: answer('it', cabin), ...no(400, 401, 404) } },
      },
      '/cabins/{id}/reviews': {
        parameters: [inPath('id', 1)],
        get: {
          operationId: 'listReviews',
          responses: { 200: answer('all', { type: 'array', items: review }), ...no(400, 401, 404) },
        },
        post: {
          operationId: 'addReview',
          requestBody: body(object({ stars: { ...number, minimum: 1, maximum: 5 } }), { stars: 2 }),
          responses: { 201: answer('it', review), ...no(400, 401, 404) },
        },
      },
      '/cabins/{id}/reviews/{reviewId}': {
        parameters: [inPath('id', 1), inPath('reviewId', 1)],
        delete: { operationId: 'removeReview', responses: { 204: answer('gone'), ...no(400, 401, 404) } },
      },
      '/stays': {
        get: {
          operationId: 'listStays',
          responses: { 200: answer('all', { type: 'array', items: stay }), ...no(401) },
        },
        post: {
          operationId: 'bookStay',
          description: 'No cabin is booked twice (409). Cancelled stays do not take a cabin.',
          requestBody: body(booking, {
            cabinId: 1,
            guests: 2,
            arrival: '2027-05-03',
            departure: '2027-05-05',
          }),
          responses: { 201: answer('it', stay, located), ...no(400, 401, 409), 404: answer('no such cabin') },
        },
      },
      '/stays/{id}': {
        parameters: [inPath('id', 1)],
        get: { operationId: 'getStay', responses: { 200: answer('it', stay), ...no(400, 401, 404) } },
      },
      '/stays/{id}/cancel': {
        parameters: [inPath('id', 1)],
        post: { operationId: 'cancelStay', responses: { 200: answer('it', stay), ...no(400, 401, 404) } },
      },
    },
  }),
);
writeFileSync(
  config,
  `accounts:
  user: { login: { http: POST /api/login, json: { user: ada, password: ada1 }, token: /token } }
  other user: { login: { http: POST /api/login, json: { user: bob, password: bob1 }, token: /token } }
`,
);

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
type Fault = (typeof FAULTS)[number];

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(value).toJSON()?.startsWith(value) === true;

function start(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const cabins = ['log', 'tree', 'log', 'tree', 'log'].map((of, index) => ({
    id: index + 1,
    kind: of,
    beds: index + 2,
  }));
  const reviews = [{ id: 1, cabinId: 1, stars: 5 }];
  const averages = new Map<number, number>();
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
  const tokens = new Map<string, string>();
  let count = 0;
  const opened = (user: string): Answer => {
    count += 1;
    tokens.set(`t-${count}`, user).set(`r-${count}`, user);
    return { status: 200, body: { token: `t-${count}`, refreshToken: `r-${count}` } };
  };
  const average = (id: number): number => {
    const own = reviews.filter(({ cabinId }) => cabinId === id).map(({ stars }) => stars);
    return own.length === 0 ? 0 : own.reduce((sum, stars) => sum + stars, 0) / own.length;
  };
  const shown = (id: number) => ({ ...cabins[id - 1], averageStars: averages.get(id) ?? average(id) });
  const refuse = (status: number): Answer => ({ status });
  const overlaps = (one: (typeof stays)[number], from: string, to: string): boolean =>
    wrong('the day of departure stays booked')
      ? one.arrival <= to && from <= one.departure
      : one.arrival < to && from < one.departure;

  const book = (json: Record<string, unknown> = {}): Answer => {
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
    if (!wrong('two concurrent bookings get one cabin')) stays.push(made);
    else setTimeout(() => stays.push(made), 10);
    return wrong('two concurrent bookings get one cabin') ? { ...done, after: 30 } : done;
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
      const isSeen = ({ owner, visibility: of }: (typeof notes)[number], anyhow: boolean): boolean =>
        owner === caller || of === 'PUBLIC' || anyhow;
      const view = ({ id: name, visibility: of }: (typeof notes)[number]) => ({ id: name, visibility: of });
      const one = notes.find((each) => each.id === id);
      if (at !== undefined)
        return one && isSeen(one, wrong('another account reads a private note'))
          ? { status: 200, body: view(one) }
          : refuse(404);
      const isAll = wrong('another account lists a private note');
      if (method === 'GET')
        return { status: 200, body: notes.filter((each) => isSeen(each, isAll)).map(view) };
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
    const own = reviews.filter(({ cabinId }) => cabinId === id);
    const visible = ({ id: name, stars }: (typeof reviews)[number]) => ({ id: name, stars });
    if (method === 'GET') return { status: 200, body: own.map(visible) };
    if (method === 'DELETE') {
      if (!/^\d+$/.test(part ?? '')) return refuse(400);
      const index = reviews.findIndex((each) => each.cabinId === id && each.id === Number(part));
      if (index < 0) return refuse(404);
      if (wrong('the average keeps a removed review')) averages.set(id, average(id));
      reviews.splice(index, 1);
      return refuse(204);
    }
    const stars = json?.['stars'];
    if (!Number.isInteger(stars) || Number(stars) < 1 || Number(stars) > 5) return refuse(400);
    count += 1;
    const made = { id: count, cabinId: id, stars: Number(stars) };
    reviews.push(made);
    averages.delete(id);
    return { status: 201, body: visible(made) };
  });
}

/** A faulty backend needs only its first finding. */
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), {
    contracts: contract,
    configuration: readConfiguration(config),
    failFast: fault !== undefined,
  });

test('reports nothing about a correct backend', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['the second page forgets the filter', /kind tree is listed, log was asked for/],
  ['a page of size 0 is empty', /limit 0 gives an empty page/],
  ['Location names another resource', /Location names \d+, and the new one has id \d+/],
  ['Location lacks the base path', /lacks the base path \/api, so it leads to nothing/],
  ['the average keeps a removed review', /shows averageStars [\d.]+ after the part was removed/],
  ['a refresh token works again', /the same refreshToken is accepted a second time/],
  ['two concurrent bookings get one cabin', /two at once are accepted where 1 fit/],
  ['the day of departure stays booked', /begins when the others end, and is refused with 409/],
  ['a cancelled stay keeps its cabin', /no room although one was cancelled/],
  ['an address is registered again in capitals', /is registered, and EVE\S+ is accepted too/],
  ['a booking has more guests than beds', /guests \d is accepted for cabinId \d with beds \d/],
  ['another account lists a private note', /PRIVATE, and another account finds it in a list/],
  ['another account reads a private note', /another account (is shown|reads it)/],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
