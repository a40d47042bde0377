/** Money by part and state: computed in cents, in yuan on the wire. */
import { charged, credited, itemDue } from '#simulator/world/ledger/planItem.ts';
import type { PlanItem } from '#simulator/world/ledger/schema.ts';
import type { Day } from '#simulator/world/values/calendar.ts';
import { sum, yuan, type Cents } from '#simulator/world/values/money.ts';
import { sumParts, total } from '#simulator/world/values/parts.ts';
import type { Parts } from '#simulator/world/values/schema.ts';

export const debtParts = ({ principal, interest, fee, penalty }: Parts) => ({
  principal: yuan(principal),
  interest: yuan(interest),
  fee: yuan(fee),
  penalty: yuan(penalty),
});

export interface Amounts {
  charged: Parts;
  repaid: Cents;
  discounted: Cents;
  refunded: Cents;
  owed: Cents;
}

/** Amounts of settled periods, computed once: they never change. */
const settledAmounts = new WeakMap<PlanItem, Amounts>();

export function amountsOf(item: PlanItem, today: Day): Amounts {
  if (item.settledOn === undefined || item.settledOn > today) return amountsOn(item, today);
  const known = settledAmounts.get(item) ?? amountsOn(item, today);
  settledAmounts.set(item, known);
  return known;
}

const amountsOn = (item: PlanItem, today: Day): Amounts => ({
  charged: charged(item, today),
  repaid: total(credited(item, today, 'repaid')),
  discounted: total(credited(item, today, 'discounted')),
  refunded: total(credited(item, today, 'refunded')),
  owed: itemDue(item, today),
});

export const addAmounts = (all: readonly Amounts[]): Amounts => ({
  charged: sumParts(all.map((amounts) => amounts.charged)),
  repaid: sum(all.map((amounts) => amounts.repaid)),
  discounted: sum(all.map((amounts) => amounts.discounted)),
  refunded: sum(all.map((amounts) => amounts.refunded)),
  owed: sum(all.map((amounts) => amounts.owed)),
});

export const billAmounts = (amounts: Amounts) => ({
  ...debtParts(amounts.charged),
  repaid: yuan(amounts.repaid),
  discounted: yuan(amounts.discounted),
  refunded: yuan(amounts.refunded),
  owed: yuan(amounts.owed),
});

const twoPlaces = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 61,524.00 */
export const moneyText = (amount: Cents): string => twoPlaces.format(yuan(amount));
