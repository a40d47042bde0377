import { expect, test } from 'vitest';
import { limitOf } from './limits.ts';
import { sortingOf } from './sorting.ts';

test.each([
  [{ order: '-amount' }, { member: 'amount', direction: 'down' }],
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

test.each([
  ['min_seats', { end: 'min', member: 'seats' }],
  ['maxPrice', { end: 'max', member: 'price' }],
  ['freeMin', { end: 'min', member: 'free' }],
  ['price_max', { end: 'max', member: 'price' }],
  ['admin', undefined],
  ['minute', undefined],
])('reads the member and the limit from "%s"', (name, limit) => {
  expect(limitOf(name)).toEqual(limit);
});
