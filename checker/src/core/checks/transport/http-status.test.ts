import { expect, test } from 'vitest';
import type { Payload } from '../../contract/types.ts';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { foreignOperation, foreignComplaintsOf } from '../../fixtures/petshop.ts';
import { httpStatus } from './http-status.ts';

test('accepts only HTTP 200 of our own contracts', () => {
  expect(complaintsOf(httpStatus, coupon, good)).toEqual([]);
  expect(complaintsOf(httpStatus, coupon, good, { got: { status: 500 } })).toEqual(['HTTP 500, not 200']);
  expect(complaintsOf(httpStatus, coupon, '', { got: { status: 302, location: '/login' } })).toEqual([
    'HTTP 302 to /login, not 200',
  ]);
  expect(complaintsOf(httpStatus, coupon, '', { got: { status: 400 } })).toHaveLength(1);
});

test('accepts an HTTP refusal of a malformed request, but no failure', () => {
  expect(
    complaintsOf(httpStatus, coupon, '', { got: { status: 400 }, expect: { kind: 'unreadable' } }),
  ).toEqual([]);
  expect(
    complaintsOf(httpStatus, coupon, '', { got: { status: 500 }, expect: { kind: 'unreadable' } }),
  ).toHaveLength(1);
});

test('requires the documented status for an invalid body but not for an invalid id in the path', () => {
  const status = (address: string, payload: Payload) => {
    const row = foreignOperation(address).errors.find(({ code }) => code === '400')!;
    return foreignComplaintsOf(
      httpStatus,
      address,
      {},
      { payload, expect: { kind: 'refused', row }, got: { status: 422 } },
    );
  };
  expect(status('petshop.createPet', { kind: 'cat' })).toEqual([
    'HTTP 422 is not documented: the contract knows 201, 400, 401',
  ]);
  expect(status('petshop.getPet', { petId: '@@' })).toEqual([]);
});
