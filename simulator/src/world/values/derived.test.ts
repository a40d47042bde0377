import { expect, test } from 'vitest';
import { derived, derivedBy } from './derived.ts';

const countingSum = () => {
  let computed = 0;
  const sum = derived((list: readonly number[]) => {
    computed += 1;
    return list.reduce((total, each) => total + each, 0);
  });
  return { sum, computed: () => computed };
};

test('computes a value once per source', () => {
  const { sum, computed } = countingSum();
  const list = [1, 2];
  expect([sum(list), sum(list), sum([1, 2]), computed()]).toEqual([3, 3, 3, 2]);
});

test('computes an unknown value once, including undefined', () => {
  let computed = 0;
  const first = derived((_list: readonly number[]): number | undefined => {
    computed += 1;
    return undefined;
  });
  const list: number[] = [];
  expect([first(list), first(list), computed]).toEqual([undefined, undefined, 1]);
});

test('updates a known value for its successor, and computes an unknown one', () => {
  const { sum, computed } = countingSum();
  const [before, after, later] = [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
  ];
  sum.update(before!, after!, () => 99);
  expect([sum(after!), computed()]).toEqual([6, 1]);
  sum.update(after!, later!, (known) => known + 4);
  expect([sum(later!), computed()]).toEqual([10, 1]);
});

test('separates questions by content, and drops the oldest above 64', () => {
  let computed = 0;
  const above = derivedBy((list: readonly number[], { limit }: { limit: number }) => {
    computed += 1;
    return list.filter((each) => each > limit);
  });
  const list = [1, 2, 3];
  expect([above(list, { limit: 1 }), above(list, { limit: 2 }), above(list, { limit: 1 })]).toEqual([
    [2, 3],
    [3],
    [2, 3],
  ]);
  expect(computed).toBe(2);
  for (let limit = 3; limit < 66; limit += 1) above(list, { limit });
  above(list, { limit: 2 });
  expect(computed).toBe(65);
  above(list, { limit: 1 });
  expect(computed).toBe(66);
});
