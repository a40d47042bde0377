/** Accumulated savings of the home page's popover (spec 2 §2.4). */
import { cycleRules } from '../cycles/cycles.ts';
import type { Ledger } from '../ledger/scope.ts';
import { terms } from '../terms.ts';
import { share, sum, type Cents } from '../values/money.ts';
import { total } from '../values/parts.ts';
import type { SavingsCarried } from './schema.ts';

export interface Savings {
  totalFunds: Cents;
  interestFreeFunds: Cents;
  couponDiscounts: Cents;
  saved: Cents;
}

const isInterestFree = (cycle: keyof typeof cycleRules): boolean =>
  cycleRules[cycle].feeRate === 0 && !cycleRules[cycle].flexible;

/** Saved = interest not paid on interest-free funds + coupon discounts. @param carried from before the ledger */
export function savings(carried: SavingsCarried, ledger: Ledger): Savings {
  const billed = ledger.bills.map((bill) => ({
    bill,
    principal: sum(bill.items.map((item) => item.principal)),
  }));
  const totalFunds = carried.totalFunds + sum(billed.map((entry) => entry.principal));
  const interestFreeFunds =
    carried.interestFreeFunds +
    sum(billed.filter(({ bill }) => isInterestFree(bill.cycle)).map((entry) => entry.principal));
  const credits = ledger.bills.flatMap((bill) => bill.items).flatMap((item) => item.credits);
  const couponDiscounts =
    carried.couponDiscounts +
    sum(credits.filter(({ kind }) => kind === 'discounted').map(({ parts }) => total(parts)));
  const saved = share(interestFreeFunds, terms.interestSavedRate) + couponDiscounts;
  return { totalFunds, interestFreeFunds, couponDiscounts, saved };
}
