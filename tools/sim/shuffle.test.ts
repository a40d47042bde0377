import { expect, test } from 'vitest';
import { shuffled } from './shuffle.ts';

const items = Array.from({ length: 50 }, (_, index) => index);

test('shuffles by seed and keeps all items', () => {
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2));
  expect(shuffled(items, 1).sort((a, b) => a - b)).toEqual(items);
});
