import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { ownBill } from '../wire/ownBill.ts';
import { planItem } from '../wire/planItem.ts';

export const queryRepaymentPlan: Handler<'provisional', 'queryRepaymentPlan'> = (
  { productCode, billNo },
  { world, now },
) => {
  const bill = ownBill(world, productCode, billNo);
  if (bill === undefined) return { refuse: 'BillNotOwned' };
  const items = bill.items.map((item) => planItem(item, bill.items.length, dayOf(now)));
  return { data: { billNo, items } };
};
