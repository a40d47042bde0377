import { expect, test } from 'vitest';
import { coupon, good, refusal, row, complaintsOf } from '../../fixtures/ourContracts.ts';
import { refused } from './refused.ts';

const invalid = row(coupon, 'E9000001');

test('reports a served request that must be refused, with its row', () => {
  expect(complaintsOf(refused, coupon, good, { expect: { kind: 'refused', row: invalid } })).toEqual([
    'answered 0000000 although it must be refused with E9000001 (request-invalid)',
  ]);
  expect(
    complaintsOf(refused, coupon, refusal('E9000001'), { expect: { kind: 'refused', row: invalid } }),
  ).toEqual([]);
  expect(complaintsOf(refused, coupon, good)).toEqual([]);
});

test('allows reading an undeclared content type, but not broken JSON', () => {
  expect(complaintsOf(refused, coupon, good, { expect: { kind: 'unreadable', mayBeRead: true } })).toEqual(
    [],
  );
  expect(complaintsOf(refused, coupon, good, { expect: { kind: 'unreadable' } })).toHaveLength(1);
});
