import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { answered } from './answered.ts';

test('reports a dropped connection, not a late answer', () => {
  expect(complaintsOf(answered, coupon, good)).toEqual([]);
  expect(
    complaintsOf(answered, coupon, '', {
      got: { status: 0, lost: { kind: 'dropped', message: 'socket hang up' } },
    }),
  ).toEqual(['no answer: socket hang up']);
  expect(
    complaintsOf(answered, coupon, '', { got: { status: 0, lost: { kind: 'timeout', message: '' } } }),
  ).toEqual([]);
});
