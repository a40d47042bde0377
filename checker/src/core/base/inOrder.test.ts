import { expect, test } from 'vitest';
import { inOrder } from './inOrder.ts';

test.each([
  [
    { starts_at: '2031-03-02T09:00:00Z', ends_at: '2031-03-01T09:00:00Z' },
    { starts_at: '2031-03-01T09:00:00Z', ends_at: '2031-03-02T09:00:00Z' },
  ],
  [
    { startDate: '2031-03-02', endDate: '2031-03-01' },
    { startDate: '2031-03-01', endDate: '2031-03-02' },
  ],
  [{ price: { minPrice: 3, maxPrice: 2 } }, { price: { minPrice: 2, maxPrice: 3 } }],
  [
    { beginTime: '2031-03-02 10:00:00', endTime: '2031-03-01 10:00:00' },
    { beginTime: '2031-03-01 10:00:00', endTime: '2031-03-02 10:00:00' },
  ],
])('puts the start before the end, and the minimum before the maximum: %j', (payload, ordered) => {
  expect(inOrder(payload)).toEqual(ordered);
});

test.each([
  // Texts have no order.
  { from: 'M000002', to: 'M000001' },
  { starts_at: '2031-03-01', ends_at: '2031-03-02' },
  { notBefore: '2031-03-01', notAfter: '2031-03-02' },
  { not_before: '2031-03-01', not_after: '2031-03-02' },
  // There is no `toAccount`.
  { fromAccount: 2, amount: 1 },
  // A number and a text, although the names form a pair.
  { minutes: 3, maxutes: '2' },
])('leaves values unchanged that are no span, or are in order: %j', (payload) => {
  expect(inOrder(payload)).toEqual(payload);
});
