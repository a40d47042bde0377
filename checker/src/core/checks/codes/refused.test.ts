import { expect, test } from 'vitest';
import { coupon, good, refusal, row, said } from '../../fixtures/ourContracts.ts';
import { refused } from './refused.ts';

const invalid = row(coupon, 'E9000001');

test('reports a served request that must be refused, with its row', () => {
  expect(said(refused, coupon, good, { expect: { kind: 'refused', row: invalid } })).toEqual([
    'answered 0000000 although it must be refused with E9000001 (request-invalid)',
  ]);
  expect(said(refused, coupon, refusal('E9000001'), { expect: { kind: 'refused', row: invalid } })).toEqual(
    [],
  );
  expect(said(refused, coupon, good)).toEqual([]);
});

test('allows reading an undeclared content type, but not broken JSON', () => {
  expect(said(refused, coupon, good, { expect: { kind: 'unreadable', mayBeRead: true } })).toEqual([]);
  expect(said(refused, coupon, good, { expect: { kind: 'unreadable' } })).toHaveLength(1);
});
