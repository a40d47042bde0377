import { expect, test } from 'vitest';
import { ApiError } from '#generated/runtime/failure.ts';
import { refusalOf } from './refusals.ts';

const error = (name: string, message: string) =>
  new ApiError({
    service: 'provisional',
    operation: 'submitRepay',
    code: 'P',
    name,
    kind: 'state',
    message,
    requestId: '',
  });

test.each([
  ['AmountAboveOwed', 'amount'],
  ['AmountBelowMinimum', 'amount'],
  ['BalanceInsufficient', 'source'],
  ['SourceNotOffered', 'source'],
  ['CouponNotUsable', 'coupon'],
  ['RepaymentInProgress', 'form'],
  ['IdempotencyConflict', 'form'],
])('shows %s at the %s', (name, place) => {
  expect(refusalOf(error(name, '理由'), '其他')).toEqual({ place, message: '理由' });
});

test("shows the fallback for an error without the provider's message", () => {
  expect(refusalOf(error('SystemError', ''), '提交失败')).toEqual({ place: 'form', message: '提交失败' });
  expect(refusalOf(new Error('x'), '提交失败')).toEqual({ place: 'form', message: '提交失败' });
});
