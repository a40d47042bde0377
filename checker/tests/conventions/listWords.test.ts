/** Tests promises about lists in prose and headers, with a correct backend and with faulty ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';
import { asking, object, text } from '../support/silentCase.ts';

const folder = mkdtempSync(join(tmpdir(), 'list-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const book = object({
  id: { type: 'integer' },
  title: text,
  urgency: { type: 'string', enum: ['low', 'mid', 'high'] },
});
const sort = ['title', 'urgency'];
const header = { schema: { type: 'string' } };
const contract = join(folder, 'books.json');
writeFileSync(
  contract,
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Books', version: '1' },
    paths: {
      '/books': {
        get: {
          operationId: 'listBooks',
          parameters: [
            asking('sort', {
              type: 'string',
              enum: sort,
              description: 'Without case; urgency is low, mid, high',
            }),
            asking('limit', { type: 'integer', minimum: 1, maximum: 50, default: 20 }),
            asking('cursor', text),
          ],
          responses: {
            200: {
              description: 'books',
              headers: { 'X-Total-Count': { schema: { type: 'integer' } }, Link: header },
              content: { 'application/json': { schema: { type: 'array', items: book } } },
            },
          },
        },
      },
    },
  }),
);

const books = ['alder', 'Birch', 'cedar', 'Dogwood'].map((title, at) => ({
  id: at + 1,
  title,
  urgency: ['low', 'high', 'mid', 'low'][at] ?? 'low',
}));
type Book = (typeof books)[number];
type Order = (one: Book, other: Book) => number;
const byCode = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const RANKS = ['low', 'mid', 'high'];
const right: Readonly<Record<string, Order>> = {
  title: (one, other) => byCode(one.title.toLowerCase(), other.title.toLowerCase()),
  urgency: (one, other) => RANKS.indexOf(one.urgency) - RANKS.indexOf(other.urgency),
};

interface Shelf {
  readonly orders?: Readonly<Record<string, Order>>;
  readonly total?: number;
  readonly isEndless?: boolean;
}

async function run({ orders = {}, total = books.length, isEndless = false }: Shelf) {
  const { origin, stop } = await backend(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://x');
    const [from, limit] = [Number(searchParams.get('cursor')) || 0, Number(searchParams.get('limit')) || 20];
    const sorted = books.toSorted({ ...right, ...orders }[searchParams.get('sort') ?? ''] ?? (() => 0));
    const goesOn = isEndless || from + limit < books.length;
    const link = { link: `</books?cursor=${from + limit}>; rel="next"` };
    response.writeHead(200, {
      'content-type': 'application/json',
      'x-total-count': total,
      ...(goesOn && link),
    });
    response.end(JSON.stringify(sorted.slice(from, from + limit)));
  });
  onTestFinished(stop);
  return checker('--target', origin, '--contracts', contract, '--seed', '1');
}

test('reports nothing about a correct shelf', { tags: ['odd-unseen-lists'] }, async () => {
  expect((await run({})).out).toContain('✓ kept');
});

test.each<[string, Shelf, RegExp]>([
  [
    'titles sorted by character code, although the contract ignores case',
    { orders: { title: (a, b) => byCode(a.title, b.title) } },
    /order of title/,
  ],
  [
    'urgency by alphabet',
    { orders: { urgency: (a, b) => byCode(a.urgency, b.urgency) } },
    /order of urgency/,
  ],
  ['a total of more than there is', { total: 9 }, /the total in the header is 9/],
  [
    'a next link on the last page',
    { isEndless: true },
    /the total in the header is 4 with 4 items and a next link/,
  ],
])('finds %s', { tags: ['odd-unseen-lists'] }, async (_, shelf, finding) => {
  const { out, code } = await run(shelf);
  expect(out).toMatch(finding);
  expect(code).toBe(1);
});
