/** The response of queryLedgerRepayment. 2 §3 */
export interface RepayTipFacts {
  readonly normalRepayAmount: number;
  readonly normalRepayDate?: string | undefined;
  readonly overDueRepayAmount: number;
}

/** A reminder of an overdue amount, or of an amount that is due on a date. */
export type RepayTip =
  | { readonly kind: 'overdue'; readonly amount: number }
  | { readonly kind: 'normal'; readonly amount: number; readonly date: string };

/** The tips in their order: the overdue amount first. 2 §2.4 */
export function repayTips(facts: RepayTipFacts): RepayTip[] {
  const overdue: RepayTip[] =
    facts.overDueRepayAmount > 0 ? [{ kind: 'overdue', amount: facts.overDueRepayAmount }] : [];
  const normal: RepayTip[] =
    facts.normalRepayAmount > 0
      ? [{ kind: 'normal', amount: facts.normalRepayAmount, date: facts.normalRepayDate ?? '' }]
      : [];
  return [...overdue, ...normal];
}

/** The tips that stay after the user has closed them: those about overdue debt. docs/decisions/0228 */
export const unclosedTips = (tips: readonly RepayTip[], isClosed: boolean): readonly RepayTip[] =>
  isClosed ? tips.filter(({ kind }) => kind === 'overdue') : tips;

/** The button of the repayment card: view the bills, or check and repay. 2 §2.4 */
export const repayAction = (amountDue: number): 'view' | 'repay' => (amountDue === 0 ? 'view' : 'repay');

/** Amount in yuan above which the savings show. 2 §9 */
const SAVINGS_THRESHOLD = 1000;
export const showsSavings = (saveAmount: number | undefined): boolean =>
  (saveAmount ?? 0) > SAVINGS_THRESHOLD;
