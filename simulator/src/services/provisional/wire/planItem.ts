import { SettleState } from '#generated/shared/enums.ts';
import { credited, isSettled, overdueDays, owing } from '#simulator/world/ledger/planItem.ts';
import type { PlanItem } from '#simulator/world/ledger/schema.ts';
import type { Day } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';

/** Returns a period with the specification's field names (spec 2 §3); the interest includes the fee. */
export function planItem(item: PlanItem, periods: number, today: Day) {
  const open = owing(item, today);
  const paid = credited(item, today);
  return {
    settle: isSettled(item) ? SettleState.Settled : SettleState.Unsettled,
    planEndDate: `${item.dueOn} 23:59:59`,
    // The original date; `planEndDate` is the new one after a postponement.
    dueDate: `${item.change?.from ?? item.dueOn} 23:59:59`,
    period: item.period,
    periods,
    overdueDays: overdueDays(item, today),
    nrDelin: yuan(open.penalty),
    shouldRepayAmount: yuan(total(open)),
    pri: yuan(open.principal),
    nrInt: yuan(open.interest + open.fee),
    rpri: yuan(paid.principal),
    rint: yuan(paid.interest + paid.fee),
    delin: yuan(paid.penalty),
  };
}
