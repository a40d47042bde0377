/** Bills on the wire: rows of the list are periods, the detail is the whole bill. */
import { InstalmentStatus } from '#generated/shared/enums.ts';
import { annualRate, canSplit } from '#simulator/world/bills/instalments.ts';
import { accountingPeriod, cycleRule, regularBillDate } from '#simulator/world/cycles/cycles.ts';
import { billOf, isBeingRepaid } from '#simulator/world/ledger/ledger.ts';
import {
  freeDaysLeft,
  interestPeriod,
  isSettled,
  itemStatus,
  overdueDays,
  owing,
  periodState,
} from '#simulator/world/ledger/planItem.ts';
import type { Bill, PlanItem } from '#simulator/world/ledger/schema.ts';
import { isFrozen } from '#simulator/world/quota/quota.ts';
import { addDays, earlierDay, type Day, type Period } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { accountNames } from '../../identity.ts';

/** Rate in per cent a year: of the instalments if the bill is split, else of its cycle. */
export const executedRate = (world: World, bill: Bill): number => {
  const instalment = world.instalments.find(
    (entry) => entry.id === bill.split?.instalmentNo && entry.status === InstalmentStatus.Success,
  );
  return instalment ? annualRate(instalment.periods) : cycleRule(bill.cycle, bill.product).executedRate;
};

export const canInstal = (world: World, bill: Bill, today: Day): boolean =>
  canSplit(world, bill, today) && !isFrozen(world.quota);

/** Returns the number of periods of a bill; empty if the bill is no longer stored. */
export function periodsOf(world: World, billId: string): { periods?: number } {
  const bill = billOf(world, billId);
  return bill === undefined ? {} : { periods: bill.items.length };
}

export const canRepay = (world: World, bill: Bill): boolean =>
  !bill.items.every(isSettled) && !isBeingRepaid(world, bill.id);

/** Fields of a period shared by list and detail. */
export const periodFacts = (bill: Bill, item: PlanItem, today: Day) => {
  const split = bill.split !== undefined;
  return {
    lastRepayDate: item.dueOn,
    overdueDays: overdueDays(item, today),
    billPeriodState: periodState(item, today),
    interestPeriod: interestPeriod(item, split, today),
    interestFreeDaysLeft: freeDaysLeft(item, split, today),
  };
};

export const billRow = (world: World, bill: Bill, item: PlanItem, today: Day) => ({
  billNo: bill.id,
  period: item.period,
  periods: bill.items.length,
  ...(bill.split && { instalmentPrincipal: yuan(sum(bill.items.map(({ principal }) => principal))) }),
  cycle: bill.cycle,
  billDate: item.billedOn,
  ...periodFacts(bill, item, today),
  billStatus: itemStatus(item, today),
  ...accountNames(world, bill.pin),
  investorNo: bill.investorNo,
  penaltyOwed: yuan(owing(item, today).penalty),
  ...(item.settledOn !== undefined && { settledDate: item.settledOn }),
  canInstal: canInstal(world, bill, today),
  canRepay: !isSettled(item) && canRepay(world, bill),
});

/** Returns the current period: the first open one, or the last. */
export const currentItem = (bill: Bill): PlanItem => {
  const item = bill.items.find((entry) => !isSettled(entry)) ?? bill.items.at(-1);
  if (item === undefined) throw new Error(`bill ${bill.id} has no periods`);
  return item;
};

/** Returns the purchase days of the bill; a quick bill ends the day before it was issued. */
export function purchasePeriodOf(bill: Bill): Period {
  const regular = accountingPeriod(bill.cycle, regularBillDate(bill.cycle, bill.issuedOn));
  const to = earlierDay(regular.to, addDays(bill.issuedOn, -1));
  return { from: earlierDay(regular.from, to), to };
}
