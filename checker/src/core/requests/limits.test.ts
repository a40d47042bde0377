import { expect, test } from 'vitest';
import { limitOf } from './limits.ts';

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
