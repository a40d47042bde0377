import { expect, test } from 'vitest';
import { kindsOf } from './kindsOf.ts';

test('offers a child only the message kinds that it can receive', { tags: ['msg-settings'] }, () => {
  expect(kindsOf({ isParent: false })).toEqual(['REPAY', 'BILL', 'REFUND', 'COUPON', 'APPROVAL']);
  expect(kindsOf({ isParent: true })).toHaveLength(8);
});
