import { expect, test } from 'vitest';
import { sortingOf } from './sorting.ts';

test.each([
  [{ order: '-amount' }, { member: 'amount', direction: 'down' }],
  // A direction without a member gives no order.
  [{ order: 'desc' }, undefined],
  [
    { sort: 'amount', order: 'desc' },
    { member: 'amount', direction: 'down' },
  ],
  [{ order: 'amount' }, { member: 'amount' }],
  [{ order: 'description' }, { member: 'description' }],
  [{ order: 'upvotes' }, { member: 'upvotes' }],
  [{ order: 'ascending' }, undefined],
  [{ order: '-1' }, undefined],
])('reads the sort order of %j', (payload, sorting) => {
  expect(sortingOf(payload)).toEqual(sorting);
});
