import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { Cycle } from '#generated/shared/enums/Cycle.ts';
import { LoanStatus } from '#generated/shared/enums/LoanStatus.ts';
import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { freeText, month, oneOf, recentDays, type FieldSet, type ValuesOf } from '../../ui/filters/fields.ts';
import { daysInput } from '../../ui/filters/daysInput.ts';
import type { BillQuestion, UnbilledQuestion } from './types.ts';

/** In the order of the tabs; the first is where the menu leads. */
export const BILL_TABS = [
  BillTab.AllBill,
  BillTab.WaitRepay,
  BillTab.Overdue,
  BillTab.Settled,
  BillTab.Unbilled,
] as const;

/** Apart from the filters: resetting them leaves the tab. decisions.md 28 */
export const tabField = { tabName: oneOf(BILL_TABS, BillTab.AllBill) } satisfies FieldSet;

export const tabOf = ({ tabName }: ValuesOf<typeof tabField>): BillTab => tabName || BillTab.AllBill;

export const billFields = {
  days: recentDays(),
  month: month(),
  cycle: oneOf(Object.values(Cycle)),
  billStatus: oneOf(Object.values(BillStatus)),
  jdpin: freeText(),
  billNo: freeText(),
  orderNo: freeText(),
} satisfies FieldSet;

export type BillFilters = ValuesOf<typeof billFields>;

/** Last day of a month, YYYY-MM → YYYY-MM-DD. */
function lastDayOf(monthText: string): string {
  const [year, number] = monthText.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10);
}

/** What the list asks for; what is not filtered is not sent. */
export function billQuestion(productCode: ProductCode, tab: BillTab, filters: BillFilters): BillQuestion {
  const { days, month: billMonth, cycle, billStatus, jdpin, billNo, orderNo } = filters;
  return {
    productCode,
    tab,
    ...daysInput(days),
    ...(billMonth && { periodFrom: `${billMonth}-01`, periodTo: lastDayOf(billMonth) }),
    ...(cycle && { cycle }),
    ...(billStatus && { billStatus: [billStatus] }),
    ...(jdpin && { jdpin }),
    ...(billNo && { billNo }),
    ...(orderNo && { orderNo }),
  };
}

export const unbilledFields = {
  days: recentDays(),
  loanStatus: oneOf(Object.values(LoanStatus)),
  orderNo: freeText(),
} satisfies FieldSet;

export function unbilledQuestion(
  productCode: ProductCode,
  { days, loanStatus, orderNo }: ValuesOf<typeof unbilledFields>,
): UnbilledQuestion {
  return {
    productCode,
    ...daysInput(days),
    ...(loanStatus && { loanStatus: [loanStatus] }),
    ...(orderNo && { orderNo }),
  };
}
