import { expect, test } from 'vitest';
import { BadChange, withChanges, changesBetween } from './jsonPatch.ts';

const a = { id: 1, sub: { x: [1, 2] } };
const b = { id: 2 };
const c = { id: 3 };

test.each<[what: string, before: unknown, after: unknown, count: number]>([
  ['equal', { a }, { a: structuredClone(a) }, 0],
  ['a member', { n: 1, s: 'x' }, { n: 2, s: 'x' }, 1],
  ['added and removed members', { n: 1 }, { 'a/b~c': 1 }, 2],
  ['a list that grew at the end', { l: [a, b] }, { l: [a, b, c] }, 1],
  ['a list that grew in front', { l: [a, b] }, { l: [c, a, b] }, 1],
  ['in front, with another element changed', { l: [a, b] }, { l: [c, a, { id: 2, paid: true }] }, 2],
  ['in the middle', { l: [a, c] }, { l: [a, b, c] }, 1],
  ['a shorter list', { l: [a, b, c] }, { l: [c] }, 2],
  ['deep in an element', { l: [a, b] }, { l: [{ id: 1, sub: { x: [1, 2, 3] } }, b] }, 1],
  ['a list that became empty', { l: [a, b] }, { l: [] }, 2],
  ['null and missing', { a: null }, { b: null }, 2],
  ['another type', { a: [] }, { a: {} }, 1],
])('finds few changes that turn a document into another: %s', (_what, before, after, count) => {
  const changes = changesBetween(before, after);
  expect(changes).toHaveLength(count);
  expect(withChanges(before, changes)).toEqual(after);
});

test('finds changes that turn a random document into another', () => {
  let state = 7;
  const next = (limit: number): number => (state = (state * 48271) % 2147483647) % limit;
  const value = (depth: number): unknown => {
    const kind = next(depth > 2 ? 2 : 4);
    if (kind === 0) return next(3);
    if (kind === 1) return 'abc'[next(3)];
    if (kind === 2) return Array.from({ length: next(4) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: next(4) }, () => ['pqr/~'[next(5)], value(depth + 1)]));
  };
  for (let count = 0; count < 2000; count += 1) {
    const [before, after] = [{ v: value(0) }, { v: value(0) }];
    expect(withChanges(before, changesBetween(before, after))).toEqual(after);
  }
});

test.each(['/none/x', '/l/9', '/l/-1', '/l/x', '/n/deeper'])(
  'refuses a change at the missing place %s',
  (path) => {
    const document = { l: [1], n: 1 };
    expect(() =>
      withChanges(document, [
        { op: 'replace', path: '/n', value: 2 },
        { op: 'replace', path },
      ]),
    ).toThrow(BadChange);
  },
);
