import { expect, test } from 'vitest';
import { kindsOf } from './kindsOf.ts';

test(
  'offers a parent all eight message kinds, a child only those that it can receive',
  { tags: ['msg-settings'] },
  () => {
    expect(kindsOf({ isParent: false })).toEqual(['REPAY', 'BILL', 'REFUND', 'COUPON', 'APPROVAL']);
    expect(kindsOf({ isParent: true })).toHaveLength(8);
  },
);
