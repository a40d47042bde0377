import { expect, test } from 'vitest';
import { kindsOf } from './kindsOf.ts';

test('a child is offered no kind of message that it is never told', { tags: ['msg-settings'] }, () => {
  expect(kindsOf({ isParent: false })).toEqual(['REPAY', 'BILL', 'REFUND', 'COUPON', 'APPROVAL']);
  expect(kindsOf({ isParent: true })).toHaveLength(8);
});
