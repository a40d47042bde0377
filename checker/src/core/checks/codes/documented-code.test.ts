import { expect, test } from 'vitest';
import { coupon, good, refusal, row, complaintsOf } from '../../fixtures/ourContracts.ts';
import { documentedCode } from './documented-code.ts';

test('reports a code that neither the operation nor its whole service documents', () => {
  expect(complaintsOf(documentedCode, coupon, good)).toEqual([]);
  expect(complaintsOf(documentedCode, coupon, refusal('9999999'))).toEqual([]);
  expect(complaintsOf(documentedCode, coupon, refusal('E1200007'))).toEqual([
    'code E1200007 is not documented for queryCouponInfo',
  ]);
});

test('accepts another code if the contract only assumes one, except with --exact', () => {
  const wanted = { kind: 'refused', row: row(coupon, 'E9000001') } as const;
  expect(
    complaintsOf(documentedCode, coupon, refusal('42'), { expect: wanted, rules: { exact: false } }),
  ).toEqual([]);
  expect(complaintsOf(documentedCode, coupon, refusal('42'), { expect: wanted })).toEqual([
    'code 42 is not documented for queryCouponInfo; E9000001 was expected (request-invalid)',
  ]);
});
