import { QuickBillStatus } from '#generated/shared/enums/QuickBillStatus.ts';

/** Amounts of the unbilled orders, and the status of a bill in progress. */
export interface QuickBillFacts {
  readonly companyBillAmount: number;
  readonly currentUserBillAmount: number;
  readonly status: string;
}

/** The largest amount that the user may bill: a parent may bill the whole company, a child only its own orders. 2 §5 */
export const billableAmount = (bill: QuickBillFacts, parent: boolean): number =>
  parent ? Math.max(bill.companyBillAmount, bill.currentUserBillAmount) : bill.currentUserBillAmount;

/** The dialog after a click. An amount of zero takes precedence over a bill in progress. Steps 1 to 3 of 2 §4 */
export function quickBillStep(bill: QuickBillFacts, parent: boolean): 'none' | 'billing' | 'confirm' {
  if (billableAmount(bill, parent) === 0) return 'none';
  return bill.status === QuickBillStatus.Billing ? 'billing' : 'confirm';
}

/** The dialog after an order: without an amount in the response it closes, else the bill is in progress. Steps 4 and 5 of 2 §4 */
export const afterOrder = ({
  quickBillAmount,
}: {
  readonly quickBillAmount?: number | null | undefined;
}): 'close' | 'billing' => (quickBillAmount === undefined || quickBillAmount === null ? 'close' : 'billing');

/** ALL_USER is the whole company, any other value the current account. 2 §3 */
const ALL_USER = 'ALL_USER';
export const isWholeCompany = (quickBillUser: string | undefined): boolean => quickBillUser === ALL_USER;

/** Milliseconds by which the order of a quick bill is debounced. 2 §9 */
export const QUICK_BILL_DEBOUNCE = 500;
