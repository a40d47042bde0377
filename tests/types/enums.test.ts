/** Tests the generated tables for codes that the specification explains. */
import { expect, test } from 'vitest';
import { QuickBillStatus, QuotaType } from '#generated/shared/enums.ts';
import { QuotaTypeLabel } from '#generated/shared/labels.ts';
import { quickBillStep } from '#portal/screens/home/rules/quickBill.ts';

test('labels quota type 3001 as shared', { tags: ['quota-type-3001'] }, () => {
  expect(QuotaType.Shared satisfies '3001').toBe('3001');
  expect(QuotaTypeLabel['3001']).toBe('共享额度');
});

test('labels quota type 3002 as cap', { tags: ['quota-type-3002'] }, () => {
  expect(QuotaType.Cap satisfies '3002').toBe('3002');
  expect(QuotaTypeLabel['3002']).toBe('上限额度');
});

test(
  "only quick bill status 'billing' means a bill in progress",
  { tags: ['quickbill-status-billing'] },
  () => {
    const amounts = { companyBillAmount: 1, currentUserBillAmount: 1 };
    const inProgress = (status: QuickBillStatus): boolean =>
      quickBillStep({ ...amounts, status }, true) === 'billing';
    expect(Object.values(QuickBillStatus).filter(inProgress)).toEqual(['billing']);
  },
);
