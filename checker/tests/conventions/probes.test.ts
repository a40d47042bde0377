/** Tests the checker's own probes, with a bookshelf that has a cursor, a key, choices and a second account. */
import { expect, test } from 'vitest';
import { exampleBody, number as id, object, secured, text } from '../../src/core/fixtures/contractParts.ts';
import { jsonIn, serve, type BackendResponse } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contact = {
  oneOf: [
    object({ mail: { ...text, format: 'email' } }),
    object({ phone: { ...text, pattern: '^[+][0-9]{6}$' } }),
  ],
};
const book = object({ id, name: text, contact, note_count: id }, ['id', 'name']);
const note = object({ id, text, book_id: id }, ['id', 'text']);
const answer = (schema?: object) => ({
  description: 'it',
  ...(schema && { content: { 'application/json': { schema } } }),
});
const body = (required: string[], properties: object, example: object) =>
  exampleBody(object(properties, required), example);
const parameter = (name: string, place: string, schema: object) => ({
  name,
  in: place,
  schema,
  ...(place === 'path' && { required: true, example: 1 }),
});
const refusals = { 400: answer(), 401: answer(), 404: answer() };
const given = { name: 'Emma', contact: { mail: 'a@example.com' } };
const contract = temporaryFile(
  'shelf.json',
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Shelf', version: '1' },
    ...secured,
    paths: {
      '/books': {
        get: {
          operationId: 'listBooks',
          parameters: [
            parameter('q', 'query', text),
            parameter('cursor', 'query', text),
            parameter('limit', 'query', { type: 'integer', minimum: 1, maximum: 50, default: 20 }),
          ],
          responses: {
            200: answer({
              type: 'object',
              properties: { items: { type: 'array', items: book }, next_cursor: { ...text, nullable: true } },
            }),
            ...refusals,
          },
        },
        post: {
          operationId: 'addBook',
          parameters: [parameter('Idempotency-Key', 'header', text)],
          requestBody: body(['name'], { name: { ...text, minLength: 1 }, contact }, given),
          responses: { 201: answer(book), 409: answer(), ...refusals },
        },
      },
      '/books/{id}': {
        parameters: [parameter('id', 'path', id)],
        get: { operationId: 'getBook', responses: { 200: answer(book), ...refusals } },
        patch: {
          operationId: 'changeBook',
          requestBody: body([], { name: { ...text, minLength: 1 } }, { name: 'Odes' }),
          responses: { 200: answer(book), ...refusals },
        },
        delete: { operationId: 'dropBook', responses: { 204: answer(), 409: answer(), ...refusals } },
      },
      '/books/{id}/notes': {
        parameters: [parameter('id', 'path', id)],
        get: {
          operationId: 'listNotes',
          responses: { 200: answer({ type: 'array', items: note }), ...refusals },
        },
        post: {
          operationId: 'addNote',
          requestBody: body(['text'], { text: { ...text, minLength: 1 } }, { text: 'so good' }),
          responses: { 201: answer(note), ...refusals },
        },
      },
    },
  }),
);

const FAULTS = [
  'the cursor skips an item',
  'a search is ignored',
  'the same idempotency key creates two books',
  'any phone number is accepted',
  'another account can write',
  'the number of notes does not change',
  'the notes of all books are listed',
  'a deleted book can be read',
] as const;
type Fault = (typeof FAULTS)[number];

/** Starts the backend, with books 1 to 6 that only the account `me` may read. */
function start(fault?: Fault) {
  const wrong = (name: Fault): boolean => fault === name;
  const books = Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    name: `Book ${'ABCDEF'[index]}`,
    contact: { mail: 'a@example.com' } as unknown,
  }));
  const notes = [2, 2, 3].map((book_id, index) => ({ id: 50 + index, book_id, text: 'read' }));
  let next = books.length;
  const byKey = new Map<string, BackendResponse>();
  const empty = (status: number): BackendResponse => ({ status });
  const firstNotes = [...notes];
  const countOf = (book: number): number => {
    const counted = wrong('the number of notes does not change') ? firstNotes : notes;
    return counted.filter(({ book_id }) => book_id === book).length;
  };
  const shown = (one: (typeof books)[number]) => ({ ...one, note_count: countOf(one.id) });
  const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const isContact = (value: unknown): boolean => {
    const { mail, phone } = (value ?? {}) as { mail?: unknown; phone?: unknown };
    if (typeof phone === 'string') return wrong('any phone number is accepted') || /^[+]\d{6}$/.test(phone);
    return typeof mail === 'string' && /^[^@\s"]+@[^@\s]+\.[^@\s]+$/.test(mail) && phone === undefined;
  };
  const list = (query: URLSearchParams): BackendResponse => {
    const [limit, from] = [query.get('limit') ?? '20', query.get('cursor') ?? '0'];
    if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > 50 || !/^\d+$/.test(from))
      return empty(400);
    const wanted = wrong('a search is ignored') ? '' : (query.get('q') ?? '');
    const found = books.filter(({ name }) => name.includes(wanted));
    const end = Number(from) + Number(limit);
    const cursor = wrong('the cursor skips an item') ? end + 1 : end;
    const items = found.slice(Number(from), end).map(shown);
    return { status: 200, body: { items, next_cursor: end < found.length ? String(cursor) : null } };
  };
  const add = (given: Record<string, unknown>): BackendResponse => {
    if (!isName(given['name']) || (given['contact'] !== undefined && !isContact(given['contact'])))
      return empty(400);
    const isThere = books.some(({ name }) => name === given['name']);
    // The 409 for a taken name would keep the second book out.
    if (isThere && !wrong('the same idempotency key creates two books')) return empty(409);
    const made = {
      id: (next += 1),
      name: given['name'],
      contact: given['contact'] ?? { mail: 'a@example.com' },
    };
    books.push(made);
    return { status: 201, body: shown(made) };
  };
  return serve(({ method, path, query, headers, body: sent }) => {
    const who = headers['x-key'];
    if (who !== 'me' && who !== 'you') return empty(401);
    const [, , at, sub] = path.split('/');
    const json = jsonIn(sent);
    if (at === undefined) {
      if (method === 'GET')
        return who === 'me' ? list(query) : { status: 200, body: { items: [], next_cursor: null } };
      const key = headers['idempotency-key'];
      const before = wrong('the same idempotency key creates two books')
        ? undefined
        : byKey.get(`${who} ${String(key)} ${sent}`);
      if (before) return before;
      if (!json) return empty(400);
      const made = add(json);
      if (key !== undefined) byKey.set(`${who} ${String(key)} ${sent}`, made);
      return made;
    }
    const one = books.find((each) => String(each.id) === at);
    const isLax = wrong('another account can write') && method !== 'GET';
    if (!one || (who !== 'me' && !isLax)) return empty(404);
    if (sub === undefined && method === 'GET') return { status: 200, body: shown(one) };
    if (method === 'DELETE') {
      if (countOf(one.id) > 0) return empty(409);
      if (!wrong('a deleted book can be read')) books.splice(books.indexOf(one), 1);
      return empty(204);
    }
    if (sub === undefined) {
      const name = json?.['name'];
      if (!json || (name !== undefined && !isName(name))) return empty(400);
      if (isName(name)) one.name = name;
      return { status: 200, body: shown(one) };
    }
    if (method === 'GET')
      return {
        status: 200,
        body: notes.filter(({ book_id }) => book_id === one.id || wrong('the notes of all books are listed')),
      };
    if (!json || !isName(json['text'])) return empty(400);
    const made = { id: 50 + notes.length, book_id: one.id, text: json['text'] };
    notes.push(made);
    return { status: 201, body: made };
  });
}

const auth = { parent: { 'x-key': 'me' }, other: { 'x-key': 'you' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about a correct shelf', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['the cursor skips an item', /listed, and in no part of 2/],
  ['a search is ignored', /q zzqxjvkw is asked for, and all \d+ are listed/],
  [
    'the same idempotency key creates two books',
    /the same request with the same Idempotency-Key made id \d+ and then \d+/,
  ],
  ['any phone number is accepted', /addBook: answered 201 although it must be refused/],
  ['another account can write', /another account may not read it \(404\), and writes it/],
  ['the number of notes does not change', /shows note_count \d+, and \d+ are listed; both said \d+ before/],
  ['a deleted book can be read', /was deleted and is still/],
  ['the notes of all books are listed', /book_id \d+ is listed, id \d+ was asked for/],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
