import { AccountType } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import type { OrderSums } from '#simulator/world/orders/orderSums.ts';
import { visibleMovements } from '#simulator/world/quota/quotaMovements.ts';
import { costsWithin, type Costs } from '#simulator/world/spending/costs.ts';
import { monthSpans, type MonthSpan } from '#simulator/world/spending/monthSpans.ts';
import { orderSpending } from '#simulator/world/spending/orderSpending.ts';
import { limitPoints, monthlyUse, usePoints, type LimitPoint } from '#simulator/world/spending/quotaUse.ts';
import {
  dayOf,
  earlierDay,
  isWithin,
  laterDay,
  monthOf,
  type Period,
} from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { ownOrders } from '../wire/order.ts';

const spanIn = ({ month, from, to }: MonthSpan) => ({ month, dateFrom: from, dateTo: to });

const sumsIn = ({ orders, amount, refunded }: OrderSums) => ({
  orders,
  amount: yuan(amount),
  refunded: yuan(refunded),
  net: yuan(amount - refunded),
});

const costsIn = ({ interest, fee, penalty, couponSaved, earlySaved }: Costs) => ({
  interest: yuan(interest),
  fee: yuan(fee),
  penalty: yuan(penalty),
  cost: yuan(interest + fee + penalty),
  couponSaved: yuan(couponSaved),
  earlySaved: yuan(earlySaved),
  saved: yuan(couponSaved + earlySaved),
});

const limitIn = ({ day, limit, change, referenceNo }: LimitPoint) => ({
  day,
  limit: yuan(limit),
  ...(change !== undefined && { change: yuan(change) }),
  ...(referenceNo !== undefined && { referenceNo }),
});

/** Returns the use of the credit line over time: the company's, with its limit, to a parent; its own to a child. */
function quotaIn(world: World, period: Period, months: readonly MonthSpan[]) {
  if (months.length === 0) return { points: [], limits: [], months: [] };
  const movements = visibleMovements(world);
  const points = usePoints(movements, period);
  const isParent = world.viewer.account === AccountType.Parent;
  const limits = isParent ? limitPoints(world, movements, period) : [];
  return {
    points: points.map(({ day, used }) => ({ day, used: yuan(used) })),
    limits: limits.map(limitIn),
    months: monthlyUse(points, limits, months).map(({ span, used, peak, limit }) => ({
      ...spanIn(span),
      used: yuan(used),
      peak: yuan(peak.used),
      peakOn: peak.day,
      ...(limit !== undefined && { limit: yuan(limit) }),
    })),
  };
}

export const querySpending: Handler<'provisional', 'querySpending'> = (
  { productCode, dateFrom, dateTo },
  { world, now },
) => {
  const today = dayOf(now);
  const all = ownOrders(world, productCode);
  // The newest order is first, the oldest last.
  const first = all.at(-1)?.orderedAt.slice(0, 10);
  const period = {
    from: first === undefined ? dateFrom : laterDay(dateFrom, `${monthOf(first)}-01`),
    to: earlierDay(dateTo ?? today, today),
  };
  const months = first === undefined ? [] : monthSpans(period);
  const inPeriod = isWithin(period);
  const orders = all.filter(({ orderedAt }) => inPeriod(orderedAt));
  const spent = orderSpending(world, orders, months);
  const costs = costsWithin(world, scopeOf(world.viewer, productCode), { period, months, today });
  return {
    data: {
      total: sumsIn(spent.total),
      accounts: spent.accounts.map(({ key, ...sums }) => ({ ...accountNames(world, key), ...sumsIn(sums) })),
      categories: spent.categories.map(({ key, ...sums }) => ({ category: key, ...sumsIn(sums) })),
      months: spent.months.map(({ span, ...sums }) => ({ ...spanIn(span), ...sumsIn(sums) })),
      quota: quotaIn(world, period, months),
      costs: {
        total: costsIn(costs.total),
        months: costs.months.map(({ span, ...month }) => ({ ...spanIn(span), ...costsIn(month) })),
      },
    },
  };
};
