import { expect, test } from 'vitest';
import { idsInTags } from './ids.ts';

test('finds the tags that are ids, with or without @', () => {
  expect(idsInTags(['@quota-frozen', 'menu-order', '@slow'])).toEqual(['quota-frozen', 'menu-order']);
});

test.each(['A-b', 'a_b-c', 'a-', 'a--b', '0-9', 'slow'])('%s is no id', (tag) => {
  expect(idsInTags([tag])).toEqual([]);
});
