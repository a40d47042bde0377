import { BillStatusLabel, CycleLabel, DiscountRuleLabel } from '#generated/shared/labels.ts';
import { accountFileColumns } from '../../domain/accounts/accountFileColumns.ts';
import type { BillRow } from '../../domain/bills/billRef.ts';
import { chargedOf } from '../../domain/bills/charged.ts';
import { billPeriodState, interestPeriod, loanStatus } from '../../domain/status/statusTags.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { copy } from './copy.ts';
import type { UnbilledLoan } from './types.ts';

const { fields, row: words, unbilled } = copy;

/** Columns of the bill export: all fields that a bookkeeper checks, more than the list has room for. */
export const billColumns: readonly ExportColumn<BillRow>[] = [
  { title: fields.billNo, value: (row) => row.billNo },
  {
    title: fields.period,
    value: ({ period, periods }) => (periods > 1 ? words.period(period, periods) : ''),
  },
  { title: fields.cycle, value: (row) => CycleLabel[row.cycle] },
  { title: fields.billDate, value: (row) => row.billDate },
  { title: fields.lastRepayDate, value: (row) => row.lastRepayDate },
  ...accountFileColumns(fields.jdpin),
  { title: fields.investorNo, value: (row) => row.investorNo },
  { title: fields.status, value: (row) => BillStatusLabel[row.billStatus] },
  { title: fields.periodState, value: (row) => billPeriodState.label[row.billPeriodState] },
  { title: fields.interestPeriod, value: (row) => interestPeriod.label[row.interestPeriod] },
  { title: fields.interestFreeDays, value: (row) => row.interestFreeDaysLeft, integer: true },
  { title: fields.overdueDays, value: (row) => row.overdueDays, integer: true },
  { title: fields.principal, value: (row) => row.principal, sum: true },
  { title: fields.interest, value: (row) => row.interest, sum: true },
  { title: fields.fee, value: (row) => row.fee, sum: true },
  { title: fields.penalty, value: (row) => row.penalty, sum: true },
  { title: fields.charged, value: chargedOf, sum: true },
  { title: fields.repaid, value: (row) => row.repaid, sum: true },
  { title: fields.discounted, value: (row) => row.discounted, sum: true },
  { title: fields.refunded, value: (row) => row.refunded, sum: true },
  { title: fields.owed, value: (row) => row.owed, sum: true },
  { title: fields.settledDate, value: (row) => row.settledDate ?? '' },
];

/** Columns of the export of unbilled loans. */
export const unbilledColumns: readonly ExportColumn<UnbilledLoan>[] = [
  { title: unbilled.loanNo, value: (row) => row.loanNo },
  { title: unbilled.orderNo, value: (row) => row.orderNo },
  { title: unbilled.goods, value: (row) => row.goods },
  { title: unbilled.supplier, value: (row) => row.supplierName },
  { title: unbilled.status, value: (row) => loanStatus.label[row.loanStatus] },
  { title: unbilled.cycle, value: (row) => CycleLabel[row.cycle] },
  { title: unbilled.takenOn, value: (row) => row.takenOn },
  { title: unbilled.expectedBillDate, value: (row) => row.expectedBillDate },
  { title: unbilled.rule, value: (row) => (row.ruleType ? DiscountRuleLabel[row.ruleType] : '') },
  { title: unbilled.amount, value: (row) => row.amount, sum: true },
  { title: unbilled.discount, value: (row) => row.discountAmount, sum: true },
  { title: unbilled.principal, value: (row) => row.principal, sum: true },
  { title: unbilled.interest, value: (row) => row.interest, sum: true },
  { title: unbilled.owed, value: (row) => row.owed, sum: true },
  ...accountFileColumns(unbilled.jdpin),
];
