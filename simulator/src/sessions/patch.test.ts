import { expect, test } from 'vitest';
import { diff, patched } from './patch.ts';

const [a, b, c, d] = [{ n: 1, deep: { x: [1] } }, { n: 2 }, { n: 3 }, { n: 4 }];

test.each<[what: string, before: unknown, after: unknown, longestPatch: number]>([
  ['an equal value', { list: [a, b] }, { list: [{ n: 1, deep: { x: [1] } }, { n: 2 }] }, 0],
  ['an appended element', [a, b, c], [a, b, c, d], 30],
  ['a prepended element', [a, b, c], [d, a, b, c], 30],
  ['a window that slides on', [a, b, c], [b, c, d], 30],
  ['a window that slides back', [b, c, d], [a, b, c], 50],
  ['a removed element', [a, b, c], [a, c], 30],
  ['a changed element', [a, b, c], [a, { n: 9 }, c], 50],
  ['a change of order', [a, b, c], [c, a, b], 30],
  ['an element that is there twice', [a, b], [a, a, b, b], 40],
  ['a list that becomes empty', [a, b], [], 10],
  ['a list that becomes longer and another', [1, 2, 3], [0, 2, 2, 5, 3], 60],
  ['a nested member', { a, b }, { a: { ...a, deep: { x: [1, 2] } }, b }, 70],
  ['a missing member', { a, b }, { a }, 20],
  ['another kind of value', { a: [1] }, { a: { 0: 1 } }, 40],
  ['null', { a, b: null }, { a: null, b }, 60],
  ['a member with a dangerous name', {}, JSON.parse('{"__proto__":{"x":1}}'), 60],
])('restores %s by a short patch', (_what, before, after, longestPatch) => {
  const text = JSON.stringify(diff(before, after)) ?? '';
  expect(text.length).toBeLessThanOrEqual(longestPatch);
  const back = patched(before, text === '' ? undefined : JSON.parse(text));
  expect(JSON.stringify(back)).toBe(JSON.stringify(after));
});

test('treats an undefined member as missing', () => {
  expect(diff({ x: 1, y: undefined }, { x: 1 })).toBeUndefined();
  expect(patched({ x: 1 }, diff({ x: 1 }, { x: undefined }))).toEqual({});
});

test('restores random values', () => {
  let seed = 7;
  const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const value = (depth: number): unknown => {
    const kind = random(depth > 0 ? 4 : 2);
    if (kind < 2) return kind === 0 ? random(5) : `t${random(5)}`;
    if (kind === 2) return Array.from({ length: random(6) }, () => value(depth - 1));
    return Object.fromEntries(Array.from({ length: random(6) }, () => [`m${random(6)}`, value(depth - 1)]));
  };
  const mixed = (from: unknown): unknown =>
    Array.isArray(from)
      ? [...from, value(2), ...from.slice(random(3))].toSorted(() => random(3) - 1)
      : value(3);
  for (let round = 0; round < 3000; round += 1) {
    const before = value(4);
    const after = random(2) === 0 ? mixed(before) : value(4);
    const patch = diff(before, after);
    expect(patched(before, patch && JSON.parse(JSON.stringify(patch)))).toEqual(after);
  }
});

test('refuses a patch of another value', () => {
  expect(() => patched({}, ['a', [[0, 1]]])).toThrow('does not fit');
  expect(() => patched([], ['a', [[0, 1]]])).toThrow('does not fit');
});
