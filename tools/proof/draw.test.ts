import { expect, test } from 'vitest';
import { drawn, seedOf, serving } from './draw.ts';
import type { Site } from './sites.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('what serves a row is what its tests reach and few others do', () => {
  const reached = new Map([
    ['a', upTo(40)],
    ['b', upTo(28)],
    ['c', [100]],
  ]);
  expect(serving('a', reached)).toEqual(upTo(40).slice(28));
  expect(serving('b', reached)).toEqual(upTo(28));
  expect(serving('c', reached)).toEqual([100]);
  expect(serving('d', reached)).toEqual([]);
});

test('the same seed draws the same breaks, never two of one line', () => {
  const sites = upTo(20).map((number): Site => ({
    number,
    file: 'a.ts',
    line: number >> 1,
    kind: 'flip',
    text: '',
  }));
  const three = drawn(sites, seedOf('a-row', 1), 3);
  expect(three).toHaveLength(3);
  expect(drawn(sites, seedOf('a-row', 1), 3)).toEqual(three);
  expect(drawn(sites, seedOf('a-row', 2), 3)).not.toEqual(three);
  expect(new Set(drawn(sites, 5, 20).map(({ line }) => line)).size).toBe(11);
});
