import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { inTime } from './in-time.ts';

test('reports a response after the limit of the service, or after the given one', () => {
  expect(complaintsOf(inTime, coupon, good, { got: { ms: 9999 } })).toEqual([]);
  expect(complaintsOf(inTime, coupon, good, { got: { ms: 10_001 } })).toEqual([
    'no whole answer within 10000 ms',
  ]);
  expect(complaintsOf(inTime, coupon, good, { got: { ms: 60 }, rules: { timeLimit: 50 } })).toHaveLength(1);
});

test('reports a timeout', () => {
  expect(
    complaintsOf(inTime, coupon, '', { got: { status: 0, lost: { kind: 'timeout', message: '' } } }),
  ).toHaveLength(1);
});
