import { expect, test } from 'vitest';
import { carry, memo } from '../ledger/memo.ts';
import { replaced } from './replaced.ts';

test('items are replaced in their places, the list itself is left alone', () => {
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const list = [a, b, c];
  expect(replaced(list, new Map([[b, { n: 20 }]]))).toEqual([{ n: 1 }, { n: 20 }, { n: 3 }]);
  expect(replaced(list, new Map())).toEqual(list);
  expect(list[1]).toBe(b);
});

test('an answer is carried over to a changed list only where it was known', () => {
  const [before, after] = [
    [1, 2],
    [1, 2, 3],
  ];
  const sum = (list: number[]) => memo(list, 'sum', () => list.reduce((total, each) => total + each, 0));
  carry<number>(before, after, 'sum', () => 99);
  expect(sum(after)).toBe(6);
  const later = [...after, 4];
  carry<number>(after, later, 'sum', (known) => known + 4);
  expect(memo(later, 'sum', () => 0)).toBe(10);
});
