import { expect, test } from 'vitest';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';
import { answered } from './answered.ts';

test('reports a dropped connection, not a late answer', () => {
  expect(said(answered, coupon, good)).toEqual([]);
  expect(
    said(answered, coupon, '', { got: { status: 0, lost: { kind: 'dropped', message: 'socket hang up' } } }),
  ).toEqual(['no answer: socket hang up']);
  expect(said(answered, coupon, '', { got: { status: 0, lost: { kind: 'timeout', message: '' } } })).toEqual(
    [],
  );
});
