import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { Cycle } from '#generated/shared/enums/Cycle.ts';
import { LoanStatus } from '#generated/shared/enums/LoanStatus.ts';
import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { firstDayOf, lastDayOf } from '../../format/month.ts';
import { freeText, month, numbers, oneOf, type FieldSet, type ValuesOf } from '../../ui/filters/fields.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import { sortedBy } from '../../ui/table/sort.ts';
import type { BillInput, UnbilledInput } from './types.ts';

/** Tabs in order; the menu opens the first. */
export const BILL_TABS = [
  BillTab.AllBill,
  BillTab.WaitRepay,
  BillTab.Overdue,
  BillTab.Settled,
  BillTab.Unbilled,
] as const;

/** The tab in the URL. It is separate from the filters, so that resetting them keeps it. docs/decisions/0228 */
export const tabField = { tabName: oneOf(BILL_TABS, BillTab.AllBill) } satisfies FieldSet;

export const tabOf = ({ tabName }: ValuesOf<typeof tabField>): BillTab => tabName || BillTab.AllBill;

export const billFields = {
  ...period(),
  month: month(),
  cycle: oneOf(Object.values(Cycle)),
  billStatus: oneOf(Object.values(BillStatus)),
  jdpin: freeText(),
  billNo: numbers(),
  orderNo: numbers(),
} satisfies FieldSet;

/** Columns by which the list can be sorted. */
export const billSort = sortedBy(['billDate', 'lastRepayDate', 'charged', 'repaid', 'owed']);

export type BillFilters = ValuesOf<typeof billFields>;

/** Days of the bills: month and period together, from the later start to the earlier end. */
function billedWithin({ month: billMonth, ...chosen }: BillFilters) {
  const { dateFrom, dateTo, ...days } = periodInput(chosen);
  const [first, last] = billMonth === '' ? [] : [firstDayOf(billMonth), lastDayOf(billMonth)];
  const periodFrom = sortedDays(dateFrom, first).at(-1);
  const periodTo = sortedDays(dateTo, last).at(0);
  return { ...days, ...(periodFrom && { periodFrom }), ...(periodTo && { periodTo }) };
}

const sortedDays = (...days: (string | undefined)[]): string[] =>
  days.filter((day) => day !== undefined).sort();

/** Request of the list, without empty filters. */
export function billInput(productCode: ProductCode, tab: BillTab, filters: BillFilters): BillInput {
  const { cycle, billStatus, jdpin, billNo, orderNo } = filters;
  return {
    productCode,
    tab,
    ...billedWithin(filters),
    ...(cycle && { cycle }),
    ...(billStatus && { billStatus: [billStatus] }),
    ...(jdpin && { jdpin }),
    ...(billNo && { billNo }),
    ...(orderNo && { orderNo }),
  };
}

export const unbilledFields = {
  ...period(),
  loanStatus: oneOf(Object.values(LoanStatus)),
  orderNo: numbers(),
} satisfies FieldSet;

export const unbilledSort = sortedBy(['takenOn', 'amount', 'discountAmount', 'owed']);

export function unbilledInput(
  productCode: ProductCode,
  { loanStatus, orderNo, ...chosen }: ValuesOf<typeof unbilledFields>,
): UnbilledInput {
  return {
    productCode,
    ...periodInput(chosen),
    ...(loanStatus && { loanStatus: [loanStatus] }),
    ...(orderNo && { orderNo }),
  };
}
