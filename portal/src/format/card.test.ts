import { expect, test } from 'vitest';
import { groupInFours } from './card.ts';
import { mask } from './mask.ts';

test.each([
  ['6222021234567890', '6222 0212 3456 7890'],
  ['622202123456789', '6222 0212 3456 789'],
  ['6222 0212', '6222 0212'],
  ['', ''],
])('groups %s as %s', { tags: ['card-grouped-fours'] }, (value, shown) => {
  expect(groupInFours(value)).toBe(shown);
});

test('groups a masked card like an open one', () => {
  expect(groupInFours(mask('6222021234567890', 'card'))).toBe('6222 02** **** 7890');
});
