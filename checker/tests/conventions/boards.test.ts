/** Tests promises about lists, roles and removals, with boards of cards: tokens, filters, confidential cards, labels and batches. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { jsonIn, serve, type Answer } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'boards-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'boards.json');

const text = { type: 'string' };
const number = { type: 'integer' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const LIMITS = { 'RateLimit-Remaining': { schema: number }, 'RateLimit-Reset': { schema: number } };
const answer = (description: string, schema?: object) => ({
  description,
  headers: LIMITS,
  ...(schema && { content: { 'application/json': { schema } } }),
});
const no = (...codes: number[]) => Object.fromEntries(codes.map((code) => [code, { description: 'no' }]));
const body = (schema: object, example: object) => ({
  required: true,
  content: { 'application/json': { schema, example } },
});
const inPath = (name: string, example: unknown, schema: object = number, description = '') => ({
  name,
  in: 'path',
  required: true,
  schema,
  example,
  description,
});
const asked = (name: string, schema: object, description = '', example?: unknown) => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
});
const words = { ...text, minLength: 1, maxLength: 60 };
const board = object({
  id: number,
  slug: text,
  openCards: { ...number, description: 'Number of cards in the state `open`' },
});
const card = object({
  id: number,
  title: text,
  details: text,
  rank: number,
  state: { ...text, enum: ['open', 'done'] },
  confidential: { type: 'boolean' },
  labels: { type: 'array', items: text },
  revision: { ...text, description: 'Another one after every change' },
});
const note = object({ id: number, text });
const label = object({ name: text });
const cardBody = object(
  {
    title: words,
    details: words,
    rank: { ...number, minimum: 1, maximum: 9 },
    confidential: { type: 'boolean' },
    labels: { type: 'array', items: words },
  },
  ['title', 'details', 'rank'],
);
const list = (name: string, items: object, more: object = {}) =>
  object({ [name]: { type: 'array', items }, ...more });
writeFileSync(
  contract,
  JSON.stringify({
    openapi: '3.0.3',
    info: {
      title: 'Boards',
      version: '1',
      description:
        'Confidential cards are seen by their author only; for all others they and their notes answer 404. A page token is valid only for a request with the same filter. `RateLimit-Remaining` falls by one with every request. Members that we do not know are ignored.',
    },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/boards': {
        get: {
          operationId: 'listBoards',
          responses: { 200: answer('all', list('boards', board)), ...no(401) },
        },
        post: {
          operationId: 'createBoard',
          description: 'The slug is unique (409).',
          requestBody: body(object({ slug: words }), { slug: 'garden' }),
          responses: { 201: answer('it', board), ...no(400, 401, 409) },
        },
      },
      '/boards/{id}': {
        parameters: [inPath('id', '1', text, 'Number or slug')],
        get: { operationId: 'getBoard', responses: { 200: answer('it', board), ...no(401, 404) } },
        delete: {
          operationId: 'deleteBoard',
          description: 'A board with cards is not deleted (409).',
          responses: { 204: answer('gone'), ...no(401, 404, 409) },
        },
      },
      '/boards/{id}/effort': {
        parameters: [inPath('id', '1', text)],
        get: {
          operationId: 'getEffort',
          description: '`spent` is the total rank of all your cards which are done.',
          responses: { 200: answer('it', object({ spent: number })), ...no(401, 404) },
        },
      },
      '/boards/{id}/cards': {
        parameters: [inPath('id', '1', text)],
        get: {
          operationId: 'listCards',
          description:
            '`filter` is one comparison such as `rank=2`; anything else, above all unknown members, is refused with 400.\n\n`orderBy` has several members with commas: `rank`, `title`, each with ` desc` if wanted.',
          parameters: [
            asked('pageSize', { ...number, minimum: 1 }, 'Over 50 counts as 50'),
            asked('pageToken', text),
            asked('filter', text, '', 'rank=2'),
            asked('orderBy', text, '', 'rank desc,title'),
            asked('done', { type: 'boolean' }),
            asked(
              'search',
              { ...text, minLength: 1 },
              'Part of the title or the details; % and _ are ordinary characters',
            ),
          ],
          responses: {
            200: answer('some', list('cards', card, { nextPageToken: text, pageSize: number })),
            ...no(400, 401, 404),
          },
        },
        post: {
          operationId: 'createCard',
          description: 'It is open at first.',
          requestBody: body(cardBody, { title: 'Water it', details: 'At noon', rank: 2 }),
          responses: { 201: answer('it', card), ...no(400, 401, 404) },
        },
      },
      '/boards/{id}/cards/{card}': {
        parameters: [inPath('id', '1', text), inPath('card', 1)],
        get: { operationId: 'getCard', responses: { 200: answer('it', card), ...no(401, 404) } },
        patch: {
          operationId: 'changeCard',
          description: 'What is not sent stays.',
          requestBody: body(
            object(
              { state: { ...text, enum: ['open', 'done'] }, rank: { ...number, minimum: 1, maximum: 9 } },
              [],
            ),
            { rank: 3 },
          ),
          responses: { 200: answer('it', card), ...no(400, 401, 404) },
        },
      },
      '/boards/{id}/cards/{card}/notes': {
        parameters: [inPath('id', '1', text), inPath('card', 1)],
        get: {
          operationId: 'listNotes',
          responses: { 200: answer('all', list('notes', note)), ...no(401, 404) },
        },
        post: {
          operationId: 'addNote',
          requestBody: body(object({ text: words }), { text: 'Done soon' }),
          responses: { 201: answer('it', note), ...no(400, 401, 404) },
        },
      },
      '/boards/{id}/cards/{card}/notes/{note}': {
        parameters: [inPath('id', '1', text), inPath('card', 1), inPath('note', 1)],
        put: {
          operationId: 'changeNote',
          description: 'Only its author (403).',
          requestBody: body(object({ text: words }), { text: 'Done' }),
          responses: { 200: answer('it', note), ...no(400, 401, 403, 404) },
        },
      },
      '/boards/{id}/labels': {
        parameters: [inPath('id', '1', text)],
        get: {
          operationId: 'listLabels',
          responses: { 200: answer('all', list('labels', label)), ...no(401, 404) },
        },
        post: {
          operationId: 'createLabel',
          requestBody: body(object({ name: words }), { name: 'soon' }),
          responses: { 201: answer('it', label), ...no(400, 401, 404) },
        },
      },
      '/boards/{id}/labels/{name}': {
        parameters: [inPath('id', '1', text), inPath('name', 'soon', text)],
        delete: {
          operationId: 'deleteLabel',
          description: 'The label disappears from all cards, too.',
          responses: { 204: answer('gone'), ...no(401, 404) },
        },
      },
    },
  }),
);

type Fault =
  | 'any token is taken'
  | 'pages have any size'
  | 'the second key is ignored'
  | 'unknown members filter nothing'
  | 'wildcards find everything'
  | 'details are not searched'
  | 'the limit does not fall'
  | 'confidential cards are listed'
  | 'confidential notes are shown'
  | 'notes of others are changed'
  | 'the slug is unknown'
  | 'boards in use are deleted'
  | 'labels stay on cards'
  | 'open cards count all cards'
  | 'the revision stays'
  | 'the state is taken from the request'
  | 'open cards are effort';

interface Card {
  readonly id: number;
  readonly board: number;
  readonly by: string;
  readonly title: string;
  readonly details: string;
  readonly rank: number;
  readonly state: string;
  readonly confidential: boolean;
  readonly labels: readonly string[];
  readonly changes: number;
}

function start(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const boards = new Map([[1, 'home']]);
  const cards = new Map<number, Card>();
  const notes = new Map<
    number,
    { readonly id: number; readonly card: number; readonly by: string; readonly text: string }
  >();
  const labels = new Map<number, Set<string>>([[1, new Set(['soon'])]]);
  let [lastBoard, lastNote, asks] = [1, 0, 0];
  const add = (card: Omit<Card, 'id' | 'changes'>): Card => {
    const one = { ...card, id: cards.size + 1, changes: 1 };
    cards.set(one.id, one);
    return one;
  };
  const seed = { board: 1, by: 'ada', state: 'open', confidential: false, labels: [] };
  for (const [title, details, rank] of [
    ['Sow', 'the beans', 2],
    ['Cut', 'the hedge', 1],
    ['Rake', 'the leaves', 2],
    ['Dig', 'a hole', 1],
  ] as const)
    add({ ...seed, title, details, rank });
  const shown = ({ board: _, by: __, changes, ...one }: Card) => ({
    ...one,
    revision: `r${wrong('the revision stays') ? 1 : changes}`,
  });
  const boardOf = (id: number) => ({
    id,
    slug: boards.get(id),
    openCards: [...cards.values()].filter(
      (one) => one.board === id && (one.state === 'open' || wrong('open cards count all cards')),
    ).length,
  });
  const without = (one: Card, name: string): Card =>
    one.labels.includes(name)
      ? { ...one, labels: one.labels.filter((each) => each !== name), changes: one.changes + 1 }
      : one;
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= 60;
  const isRank = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9;
  const isLabels = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
  const respond = (
    who: string,
    method: string,
    path: string,
    query: URLSearchParams,
    sent: string,
  ): Answer => {
    const not = (status: number): Answer => ({ status });
    const json = jsonIn(sent);
    const [, , at, sub, name, inner, last] = path.split('/').map(decodeURIComponent);
    const sees = (one: Card): boolean => !one.confidential || one.by === who;
    if (at === undefined && method === 'GET')
      return { status: 200, body: { boards: [...boards.keys()].map(boardOf) } };
    if (at === undefined) {
      const slug = json?.['slug'];
      if (!isText(slug)) return not(400);
      if ([...boards.values()].includes(slug)) return not(409);
      boards.set((lastBoard += 1), slug);
      labels.set(lastBoard, new Set());
      return { status: 201, body: boardOf(lastBoard) };
    }
    const bySlug = [...boards].find(([, slug]) => slug === at && !wrong('the slug is unknown'))?.[0];
    const board = /^\d+$/.test(at) ? Number(at) : (bySlug ?? 0);
    if (!boards.has(board)) return not(404);
    const own = [...cards.values()].filter((one) => one.board === board);
    if (sub === undefined && method === 'GET') return { status: 200, body: boardOf(board) };
    if (sub === undefined) {
      if (own.length > 0 && !wrong('boards in use are deleted')) return not(409);
      boards.delete(board);
      return not(204);
    }
    if (sub === 'effort') {
      const spent = own.filter(
        (one) => sees(one) && (one.state === 'done' || wrong('open cards are effort')),
      );
      return { status: 200, body: { spent: spent.reduce((sum, { rank }) => sum + rank, 0) } };
    }
    if (sub === 'labels' && method === 'GET')
      return {
        status: 200,
        body: { labels: [...(labels.get(board) ?? [])].map((each) => ({ name: each })) },
      };
    if (sub === 'labels' && method === 'POST') {
      if (!isText(json?.['name'])) return not(400);
      labels.get(board)?.add(json['name']);
      return { status: 201, body: { name: json['name'] } };
    }
    if (sub === 'labels') {
      if (!labels.get(board)?.delete(name ?? '')) return not(404);
      if (!wrong('labels stay on cards')) for (const one of own) cards.set(one.id, without(one, name ?? ''));
      return not(204);
    }
    if (name === undefined && method === 'GET')
      return listed(
        own.filter((one) => sees(one) || wrong('confidential cards are listed')),
        query,
      );
    if (name === undefined) {
      const { title, details, rank, confidential = false, labels: given = [], state = 'open' } = json ?? {};
      if (
        !isText(title) ||
        !isText(details) ||
        !isRank(rank) ||
        typeof confidential !== 'boolean' ||
        !isLabels(given)
      )
        return not(400);
      const first = wrong('the state is taken from the request') ? String(state) : 'open';
      for (const each of given) labels.get(board)?.add(each);
      return {
        status: 201,
        body: shown(
          add({
            board,
            by: who,
            title,
            details,
            rank,
            confidential,
            labels: [...new Set(given)],
            state: first,
          }),
        ),
      };
    }
    const one = cards.get(Number(name));
    if (!/^\d+$/.test(name) || !one || one.board !== board) return not(404);
    const isNotes = inner === 'notes' && method === 'GET' && wrong('confidential notes are shown');
    if (!sees(one) && !isNotes) return not(404);
    if (inner === undefined && method === 'GET') return { status: 200, body: shown(one) };
    if (inner === undefined) {
      const { state = one.state, rank = one.rank } = json ?? {};
      if (!json || !isRank(rank) || (state !== 'open' && state !== 'done')) return not(400);
      const isSame = state === one.state && rank === one.rank;
      const next = { ...one, state, rank, changes: one.changes + (isSame ? 0 : 1) };
      cards.set(one.id, next);
      return { status: 200, body: shown(next) };
    }
    const plain = ({ id, text: said }: { readonly id: number; readonly text: string }) => ({
      id,
      text: said,
    });
    if (method === 'GET')
      return {
        status: 200,
        body: { notes: [...notes.values()].filter((each) => each.card === one.id).map(plain) },
      };
    if (method === 'PUT') {
      const said = notes.get(Number(last));
      if (!said || said.card !== one.id) return not(404);
      if (said.by !== who && !wrong('notes of others are changed')) return not(403);
      if (!isText(json?.['text'])) return not(400);
      notes.set(said.id, { ...said, text: json['text'] });
      return { status: 200, body: { id: said.id, text: json['text'] } };
    }
    if (!isText(json?.['text'])) return not(400);
    const made = { id: (lastNote += 1), card: one.id, by: who, text: json['text'] };
    notes.set(made.id, made);
    return { status: 201, body: plain(made) };
  };
  function listed(own: readonly Card[], query: URLSearchParams): Answer {
    const not = (status: number): Answer => ({ status });
    const given = Number(query.get('pageSize') ?? 20);
    if (!Number.isInteger(given) || given < 1) return not(400);
    const size = wrong('pages have any size') ? given : Math.min(50, given);
    const [filter, orderBy, done, search] = ['filter', 'orderBy', 'done', 'search'].map(
      (each) => query.get(each) ?? '',
    );
    if (query.has('search') && search === '') return not(400);
    if (!/^(|true|false)$/.test(done ?? '')) return not(400);
    const [, member, value] = /^(\w+)=(\w+)$/.exec(filter ?? '') ?? [];
    const isKnown = member === 'rank' || member === 'title';
    if (filter && !isKnown && !(member !== undefined && wrong('unknown members filter nothing')))
      return not(400);
    const keys = (orderBy ?? '').split(',').filter((each) => each !== '');
    if (!keys.every((each) => /^(rank|title)( desc)?$/.test(each))) return not(400);
    const place = JSON.stringify([filter, orderBy, done, search]);
    const token = query.get('pageToken') ?? '';
    const [from = '', of = ''] =
      token === '' ? ['0', place] : Buffer.from(token, 'base64url').toString().split('|');
    if (!/^\d+$/.test(from) || (of !== place && !wrong('any token is taken'))) return not(400);
    const isFound = (one: Card): boolean => {
      const texts = wrong('details are not searched') ? one.title : `${one.title}\n${one.details}`;
      const pattern = new RegExp(
        (search ?? '')
          .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('%', '.*')
          .replaceAll('_', '.'),
      );
      return wrong('wildcards find everything') ? pattern.test(texts) : texts.includes(search ?? '');
    };
    const found = own
      .filter((one) => (done === '' ? true : (one.state === 'done') === (done === 'true')))
      .filter((one) => !isKnown || String(one[member]) === value)
      .filter(isFound);
    const sorted =
      keys.length === 0
        ? found
        : found.toSorted((one, other) => {
            for (const key of wrong('the second key is ignored') ? keys.slice(0, 1) : keys) {
              const [by = 'rank', way] = key.split(' ') as ['rank' | 'title', string | undefined];
              const order = one[by] < other[by] ? -1 : one[by] > other[by] ? 1 : 0;
              if (order !== 0) return way === 'desc' ? -order : order;
            }
            return one.id - other.id;
          });
    const end = Number(from) + size;
    const next = end < sorted.length ? Buffer.from(`${end}|${place}`).toString('base64url') : '';
    return {
      status: 200,
      body: { cards: sorted.slice(Number(from), end).map(shown), nextPageToken: next, pageSize: size },
    };
  }
  return serve(({ method, path, query, headers, body: sent }) => {
    const who = { 'k-ada': 'ada', 'k-bob': 'bob' }[String(headers['x-key'])];
    if (who === undefined) return { status: 401 };
    asks += 1;
    const remaining = wrong('the limit does not fall') ? 6000 : 6000 - asks;
    const limits = { 'RateLimit-Remaining': String(Math.max(0, remaining)), 'RateLimit-Reset': '1900000000' };
    return { ...respond(who, method, path, query, sent), headers: limits };
  });
}

const auth = { parent: { 'x-key': 'k-ada' }, other: { 'x-key': 'k-bob' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about correct boards', { tags: ['far-checker-lists'] }, async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['any token is taken', /the token of a list with another \w+ is taken with/],
  ['pages have any size', /the page has the size 500; the contract says/],
  ['the second key is ignored', /title is ignored as the second key/],
  ['unknown members filter nothing', /filter by the unknown member zzqxjvkw is accepted/],
  ['wildcards find everything', /search % finds what has no %/],
  ['details are not searched', /has a word in details and is not found by search/],
  ['the limit does not fall', /6 requests of one account show 6000 remaining/],
  ['confidential cards are listed', /has confidential true, and another account finds it in a list/],
  ['confidential notes are shown', /reads what lies within it, although it is 404 itself/],
  ['notes of others are changed', /another account has made note \d+, and this one changes it/],
  ['the slug is unknown', /has the slug \S+ and is not found by it/],
  ['boards in use are deleted', /id \S+ is deleted, and others depend on it/],
  ['labels stay on cards', /still has \S+ in labels, which was deleted/],
  ['open cards count all cards', /openCards (\d+, and \d+ are listed|is \d+, and \d+ are listed as open)/],
  ['the revision stays', /state was "open" and is "done", and revision is "r1" as before/],
  ['the state is taken from the request', /state done is taken from the request/],
  ['open cards are effort', /spent is \d+, and rank of those listed as done adds up to \d+/],
])('reports a backend where %s', { tags: ['far-checker-lists'] }, async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
