/** Tests the generated tables for codes that the specification explains. */
import { expect, test } from 'vitest';
import { QuickBillStatus, QuotaType } from '#generated/shared/enums.ts';
import { QuotaTypeLabel } from '#generated/shared/labels.ts';

test('labels quota type 3001 as shared', { tags: ['quota-type-3001'] }, () => {
  expect(QuotaType.Shared satisfies '3001').toBe('3001');
  expect(QuotaTypeLabel['3001']).toBe('共享额度');
});

test('labels quota type 3002 as cap', { tags: ['quota-type-3002'] }, () => {
  expect(QuotaType.Cap satisfies '3002').toBe('3002');
  expect(QuotaTypeLabel['3002']).toBe('上限额度');
});

test("labels quick bill status 'billing' as in progress", { tags: ['quickbill-status-billing'] }, () => {
  const inProgress = (status: QuickBillStatus): boolean => status === QuickBillStatus.Billing;
  expect(Object.values(QuickBillStatus).filter(inProgress)).toEqual(['billing']);
});
