import { expect, test } from 'vitest';
import { replaced } from './replaced.ts';

test('replaces items in place without changing the list', () => {
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const list = [a, b, c];
  expect(replaced(list, new Map([[b, { n: 20 }]]))).toEqual([{ n: 1 }, { n: 20 }, { n: 3 }]);
  expect(replaced(list, new Map())).toEqual(list);
  expect(list[1]).toBe(b);
});
