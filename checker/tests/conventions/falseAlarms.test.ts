/** Tests that the checker reports nothing about correct backends in other styles. */
import { test } from 'vitest';
import {
  answers,
  asking,
  expectSilence,
  json,
  named,
  object,
  parsed,
  problem,
  reading,
  text,
} from '../support/silentCase.ts';
import type { SilentCase } from '../support/silentCase.ts';

const account = object({ id: { type: 'integer' }, owner: text, status: { enum: ['open', 'closed'] } });

const charge = object({ id: text, amount: { type: 'integer' } });
const song = object({ id: text, updated_at: { type: 'string', format: 'date-time' } });
const day = { type: 'string', format: 'date' };
const stay = object({ id: { type: 'integer' }, from: day, to: day });
const cases: readonly SilentCase[] = [
  {
    name: 'a login that refuses made-up credentials with its documented 400',
    paths: {
      '/login': {
        post: {
          operationId: 'login',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: object({ username: text, password: text }),
                example: { username: 'theUser', password: '12345' },
              },
            },
          },
          responses: answers({ 200: object({ token: text }), 400: problem }),
        },
      },
    },
    reply: () => () => [400, { message: 'Invalid username/password supplied' }],
  },
  {
    name: 'a DELETE that closes the account and keeps it readable, as its text says',
    paths: {
      '/accounts': {
        get: { operationId: 'listAccounts', responses: answers({ 200: { type: 'array', items: account } }) },
        post: {
          operationId: 'openAccount',
          requestBody: {
            required: true,
            content: { 'application/json': { schema: object({ owner: text }), example: { owner: 'Emma' } } },
          },
          responses: answers({ 201: account, 400: problem }),
        },
      },
      '/accounts/{id}': {
        get: reading('getAccount', account),
        delete: {
          operationId: 'closeAccount',
          description: 'Closes the account. It remains readable with status closed.',
          parameters: [named('id')],
          responses: answers({ 204: undefined, 404: problem }),
        },
      },
    },
    reply: () => {
      const all = new Map<number, { id: number; owner: string; status: string }>();
      return ({ method, url = '' }, body) => {
        const name = /^\/accounts\/([^/]+)$/.exec(url)?.[1];
        if (name === undefined) {
          if (method === 'GET') return [200, [...all.values()]];
          const given = parsed(body);
          if (typeof given['owner'] !== 'string') return [400, { message: 'owner is missing' }];
          const made = { id: all.size + 1, owner: given['owner'], status: 'open' };
          all.set(made.id, made);
          return [201, made];
        }
        const found = all.get(Number(name));
        if (!found) return [404, { message: 'no such account' }];
        if (method === 'GET') return [200, found];
        found.status = 'closed';
        return [204];
      };
    },
  },
  {
    name: 'a 404 that precedes the validation of the body',
    isUnread: true,
    paths: {
      '/notes/{id}': {
        put: {
          operationId: 'putNote',
          parameters: [named('id')],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: object({ text }), example: { text: 'hello' } } },
          },
          responses: answers({ 200: object({ id: { type: 'integer' }, text }), 400: problem, 404: problem }),
        },
      },
    },
    reply: () => () => [404, { message: 'no such note' }],
  },
  {
    name: 'a placeholder that no parameter describes',
    paths: {
      '/cats/{id}': {
        get: { operationId: 'findOne', responses: answers({ 200: object({ id: text }) }) },
      },
    },
    reply:
      () =>
      ({ url = '' }) =>
        /[{}]|%7B/i.test(url)
          ? [500, { message: 'a placeholder was sent' }]
          : [200, { id: decodeURIComponent(url.split('/')[2] ?? '') }],
  },
  {
    name: 'timestamps in small letters, and a leap second',
    paths: {
      '/moments': {
        get: {
          operationId: 'moments',
          responses: answers({ 200: { type: 'array', items: { type: 'string', format: 'date-time' } } }),
        },
      },
    },
    reply: () => () => [200, ['2026-11-27t10:00:00z', '2016-12-31T23:59:60Z', '2026-11-27T10:00:00.5+08:00']],
  },
  {
    name: 'a form with a file, and no example of the file name',
    paths: {
      '/files': {
        post: {
          operationId: 'upload',
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': { schema: object({ file: { type: 'string', format: 'binary' } }) },
            },
          },
          responses: answers({ 201: object({ size: { type: 'integer' } }), 400: problem }),
        },
      },
    },
    reply: () => (request, body) =>
      /form-data/.test(request.headers['content-type'] ?? '') && /name="file"/.test(body)
        ? [201, { size: body.length }]
        : [400, { message: 'file is missing' }],
  },
  {
    name: 'a list that continues after the last shown id, and a total that is an amount of money',
    paths: {
      '/charges': {
        get: {
          operationId: 'listCharges',
          parameters: [
            asking('limit', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
            asking('starting_after', text),
          ],
          responses: answers({
            200: object({
              data: { type: 'array', items: charge },
              has_more: { type: 'boolean' },
              total: { type: 'integer', description: 'Sum of the amounts in cents' },
            }),
          }),
        },
      },
      '/charges/{id}': {
        get: reading('getCharge', charge, named('id', text)),
      },
    },
    reply: () => {
      const all = Array.from({ length: 7 }, (_, index) => ({ id: `ch_${index}`, amount: 100 * index }));
      return ({ url = '' }) => {
        const { pathname, searchParams } = new URL(url, 'http://x');
        const name = /^\/charges\/(.+)$/.exec(pathname)?.[1];
        if (name !== undefined) {
          const found = all.find(({ id }) => id === name);
          return found ? [200, found] : [404, { message: 'no such charge' }];
        }
        const from = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
        const limit = Number(searchParams.get('limit') ?? 10);
        const data = all.slice(from, from + limit);
        const total = all.reduce((sum, { amount }) => sum + amount, 0);
        return [200, { data, has_more: from + limit < all.length, total }];
      };
    },
  },
  {
    name: 'a next URL with all parameters in its cursor, and a number of pages',
    paths: {
      '/songs/': {
        get: {
          operationId: 'listSongs',
          summary: 'Songs, newest first',
          parameters: [asking('cursor', text), asking('limit', { type: 'integer', minimum: 1, maximum: 50 })],
          responses: answers({
            200: object({
              items: { type: 'array', items: song },
              page_count: { type: 'integer', description: 'Total number of pages' },
              size: { type: 'integer', description: 'How many items on this page at most' },
              next: { type: 'string', nullable: true },
            }),
          }),
        },
      },
      '/songs/{id}': {
        get: reading('getSong', song, named('id', text)),
      },
    },
    reply: () => {
      const all = Array.from({ length: 7 }, (_, index) => ({
        id: `${(index * 5) % 7}`,
        updated_at: `2026-01-0${((index * 3) % 7) + 1}T00:00:00Z`,
      }));
      return ({ url = '' }) => {
        const { pathname, searchParams } = new URL(url, 'http://x');
        const name = /^\/songs\/(.+)$/.exec(pathname)?.[1];
        if (name !== undefined) {
          const found = all.find(({ id }) => id === name);
          return found ? [200, found] : [404, { message: 'no such song' }];
        }
        const [given = '0', kept] = (searchParams.get('cursor') ?? '').split('-');
        const [from, limit] = [Number(given) || 0, Number(kept ?? searchParams.get('limit') ?? 3) || 3];
        const end = from + limit;
        const next = end < all.length ? `/songs/?cursor=${end}-${limit}` : null;
        return [
          200,
          { items: all.slice(from, end), page_count: Math.ceil(all.length / limit), size: limit, next },
        ];
      };
    },
  },
  {
    name: 'bookings that may overlap while rooms are free',
    paths: {
      '/stays': {
        get: { operationId: 'listStays', responses: answers({ 200: { type: 'array', items: stay } }) },
        post: {
          operationId: 'bookStay',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: object({ from: day, to: day }),
                example: { from: '2026-05-04', to: '2026-05-08' },
              },
            },
          },
          responses: {
            ...answers({ 201: stay, 400: problem }),
            409: { description: 'More stays overlap than there are rooms', ...json(problem) },
          },
        },
      },
      '/stays/{id}': {
        get: reading('getStay', stay),
      },
    },
    reply: () => {
      const all: { id: number; from: string; to: string }[] = [];
      return ({ method, url = '' }, body) => {
        const name = /^\/stays\/([^/]+)$/.exec(url)?.[1];
        if (name !== undefined) {
          const found = all.find(({ id }) => String(id) === name);
          return found ? [200, found] : [404, { message: 'no such stay' }];
        }
        if (method === 'GET') return [200, all];
        const { from, to } = parsed(body);
        const [begin, end] = [Date.parse(String(from)), Date.parse(String(to))];
        const isRight = isDay(from) && isDay(to) && begin < end;
        if (!isRight) return [400, { message: 'days are wrong' }];
        const meets = all.filter((each) => Date.parse(each.from) < end && Date.parse(each.to) > begin);
        if (meets.length > 40) return [409, { message: 'no room is left' }];
        const made = { id: all.length + 1, from: String(from), to: String(to) };
        all.push(made);
        return [201, made];
      };
    },
  },
];

const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

test.each(cases)('reports nothing about $name', { tags: ['odd-silence'] }, expectSilence);
