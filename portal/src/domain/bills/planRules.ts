import type { Outputs } from '#generated/provisional/io.ts';
import { SettleState } from '#generated/shared/enums/SettleState.ts';
import { plan as copy } from '../../copy/ui.ts';

export type PlanItem = Outputs['queryRepaymentPlan']['items'][number];

/** Height of an item in px, unless the caller wants another. 2 §9 */
const PLAN_ITEM_HEIGHT = 100;

export const planItemHeight = (wanted?: number): number => wanted ?? PLAN_ITEM_HEIGHT;

export type PlanState = keyof typeof copy.states;

/**
 * 2 §4: settle 1 is settled; settle 0 is overdue with a penalty, else not settled. A period whose penalty was repaid
 * stays overdue, as in the list.
 */
export function planState({
  settle,
  nrDelin,
  overdueDays = 0,
}: Pick<PlanItem, 'settle' | 'nrDelin' | 'overdueDays'>): PlanState {
  if (settle === SettleState.Settled) return 'settled';
  return nrDelin > 0 || overdueDays > 0 ? 'overdue' : 'open';
}

/** The facts of a period that other places show too. */
type PlanFact = 'bill.owed' | 'bill.principalOwed' | 'bill.chargesOwed' | 'bill.penaltyOwed';

/** Returns the amounts of an item with their labels: due, or repaid. 2 §4 */
export function planAmounts(item: PlanItem): (readonly [label: string, amount: number, fact?: PlanFact])[] {
  const { due, repaid } = copy;
  return planState(item) === 'settled'
    ? [
        [repaid.rpri, item.rpri],
        [repaid.rint, item.rint],
        [repaid.delin, item.delin],
      ]
    : [
        [due.shouldRepayAmount, item.shouldRepayAmount, 'bill.owed'],
        [due.pri, item.pri, 'bill.principalOwed'],
        [due.nrInt, item.nrInt, 'bill.chargesOwed'],
        [due.nrDelin, item.nrDelin, 'bill.penaltyOwed'],
      ];
}
