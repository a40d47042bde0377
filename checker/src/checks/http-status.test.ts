import { expect, test } from 'vitest';
import { coupon, good, said } from './fixture.ts';
import { httpStatus } from './http-status.ts';

test('refusals come with 200 too; only what is not well-formed may be refused by HTTP', () => {
  expect(said(httpStatus, coupon, good)).toEqual([]);
  expect(said(httpStatus, coupon, good, { got: { status: 500 } })).toEqual(['HTTP 500, not 200']);
  expect(said(httpStatus, coupon, '', { got: { status: 302, location: '/login' } })).toEqual([
    'HTTP 302 to /login, not 200',
  ]);
  expect(said(httpStatus, coupon, '', { got: { status: 400 } })).toHaveLength(1);
  expect(said(httpStatus, coupon, '', { got: { status: 400 }, expect: { kind: 'unreadable' } })).toEqual([]);
  expect(said(httpStatus, coupon, '', { got: { status: 500 }, expect: { kind: 'unreadable' } })).toHaveLength(
    1,
  );
});
