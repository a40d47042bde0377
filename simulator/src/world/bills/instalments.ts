/** Splits a monthly bill over some months: offers, costs and effects. */
import { Cycle, InstalmentStatus, RepayMethod } from '#generated/shared/enums.ts';
import { billOf, isBeingRepaid, overdueAmount } from '../ledger/ledger.ts';
import { isSettled, overdueDays } from '../ledger/planItem.ts';
import type { Bill, PlanItem } from '../ledger/schema.ts';
import { type Scope, within } from '../ledger/scope.ts';
import { isFrozen } from '../quota/quota.ts';
import { terms } from '../terms.ts';
import {
  addMonths,
  dayInMonth,
  dayOf,
  dayOfMonth,
  momentOf,
  monthOf,
  type Day,
  type Instant,
} from '../values/calendar.ts';
import { share, split, sum, type Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import type { Instalment, InstalmentCount } from './schema.ts';

const { InterestFirst, EqualInstalments, LumpSum } = RepayMethod;

/** Offered periods, up to twelve months (spec 1 §1). The methods of each number of periods are assumed. */
export const instalmentOffers: readonly { periods: InstalmentCount; methods: RepayMethod[] }[] = [
  { periods: 3, methods: [InterestFirst, EqualInstalments, LumpSum] },
  { periods: 6, methods: [InterestFirst, EqualInstalments] },
  { periods: 9, methods: [InterestFirst, EqualInstalments] },
  { periods: 12, methods: [EqualInstalments] },
];

export const instalmentContract = {
  name: '账单分期服务协议',
  templateNo: 'QYJC-FQ-002',
  templateVersion: 'V2.1',
  contractType: 'INSTALMENT',
  signContractType: 'CONFIRM',
} as const;

/**
 * Returns the yearly rate, in per cent with two decimals, of equal instalments with the flat fee. At this rate the
 * present value of all instalments is the principal. The rate is found by bisection.
 */
export function annualRate(periods: number): number {
  const payment = 1 / periods + terms.instalmentFeePerPeriod;
  /** Bounds of the monthly rate. */
  let [low, high] = [0, 0.1];
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2;
    const presentValue = (payment * (1 - (1 + rate) ** -periods)) / rate;
    [low, high] = presentValue > 1 ? [rate, high] : [low, rate];
  }
  return Math.round(low * 12 * 10_000) / 100;
}

export interface InstalmentPlan {
  principal: Cents;
  periods: InstalmentCount;
  method: RepayMethod;
  /** Due date of the first period; the others follow on the same day of the month. */
  firstDueOn: Day;
}

/**
 * Returns the periods of a split bill. Each has a fee on the whole principal. The principal is due in equal parts, or at
 * the end.
 */
export function planOf({ principal, periods, method, firstDueOn }: InstalmentPlan): PlanItem[] {
  const fee = share(principal, terms.instalmentFeePerPeriod);
  const at = (index: number) => {
    const month = addMonths(monthOf(firstDueOn), index);
    return { billedOn: `${month}-01`, dueOn: dayInMonth(month, dayOfMonth(firstDueOn)), credits: [] };
  };
  if (method === LumpSum) return [{ period: 1, ...at(periods - 1), principal, fee: fee * periods }];
  const parts =
    method === EqualInstalments
      ? split(principal, periods)
      : [...Array<Cents>(periods - 1).fill(0), principal];
  return parts.map((part, index) => ({ period: index + 1, ...at(index), principal: part, fee }));
}

export const planFee = (plan: readonly PlanItem[]): Cents => sum(plan.map((item) => item.fee));

/**
 * Returns whether a bill may be split: a whole monthly bill, neither overdue nor partly paid, without a repayment or a split
 * in progress (spec 2 §1, details assumed).
 */
export function canSplit(world: World, bill: Bill, today: Day): boolean {
  const [item] = bill.items;
  return (
    bill.cycle === Cycle.Monthly &&
    bill.split === undefined &&
    item !== undefined &&
    !isSettled(item) &&
    item.credits.length === 0 &&
    item.billedOn <= today &&
    overdueDays(item, today) === 0 &&
    !isBeingRepaid(world, bill.id) &&
    !world.instalments.some(
      (entry) => entry.billId === bill.id && entry.status === InstalmentStatus.Processing,
    )
  );
}

export interface InstalmentWish {
  billNo: string;
  periods: InstalmentCount;
  method: RepayMethod;
}

export type InstalmentRefusal = 'not-owned' | 'being-repaid' | 'not-offered' | 'overdue' | 'frozen';

/** Returns the plan of splitting a bill, or why it is refused. The first period is due a month after the bill. */
export function tryInstalment(
  world: World,
  { billNo, periods, method }: InstalmentWish,
  scope: Scope,
  now: Instant,
): { bill: Bill; plan: InstalmentPlan } | { refuse: InstalmentRefusal } {
  const today = dayOf(now);
  const bill = billOf(world, billNo);
  const [item] = bill?.items ?? [];
  if (bill === undefined || item === undefined || !within(scope)(bill)) return { refuse: 'not-owned' };
  if (isBeingRepaid(world, billNo)) return { refuse: 'being-repaid' };
  const offered = instalmentOffers.some(
    (offer) => offer.periods === periods && offer.methods.includes(method),
  );
  if (!offered || !canSplit(world, bill, today)) return { refuse: 'not-offered' };
  if (overdueAmount(world, today, scope) > 0) return { refuse: 'overdue' };
  if (isFrozen(world.quota)) return { refuse: 'frozen' };
  const firstDueOn = dayInMonth(addMonths(monthOf(item.dueOn), 1), dayOfMonth(item.dueOn));
  return { bill, plan: { principal: item.principal, periods, method, firstDueOn } };
}

export function submitInstalment(
  world: World,
  wish: InstalmentWish,
  actor: { scope: Scope; pin: string },
  now: Instant,
): { world: World; instalment: Instalment } | { refuse: InstalmentRefusal } {
  const attempt = tryInstalment(world, wish, actor.scope, now);
  if ('refuse' in attempt) return attempt;
  const { bill, plan } = attempt;
  const instalment: Instalment = {
    id: numberOf('FQ', now, world.instalments.length + 1),
    product: bill.product,
    pin: actor.pin,
    billId: bill.id,
    periods: plan.periods,
    method: plan.method,
    principal: plan.principal,
    totalFee: planFee(planOf(plan)),
    status: InstalmentStatus.Processing,
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + terms.instalmentSeconds * 1000),
    firstDueOn: plan.firstDueOn,
  };
  return { instalment, world: { ...world, instalments: [...world.instalments, instalment] } };
}

/** Returns the bill after its split: with the plan's periods instead of one due date, and without its own service fee. */
export const splitBill = (bill: Bill, entry: Instalment): Bill => ({
  ...bill,
  items: planOf(entry),
  split: { instalmentNo: entry.id, method: entry.method, appliedAt: entry.submittedAt },
});

/** Ends an application with the tester's outcome. It also fails if the bill may no longer be split. */
export function finishInstalment(world: World, entry: Instalment): World {
  const bill = billOf(world, entry.billId);
  const others = world.instalments.filter((other) => other.id !== entry.id);
  const possible =
    bill !== undefined && canSplit({ ...world, instalments: others }, bill, entry.finishedAt.slice(0, 10));
  const success = possible && world.outcomes.instalment === 'success';
  const finished: Instalment = success
    ? { ...entry, status: InstalmentStatus.Success }
    : { ...entry, status: InstalmentStatus.Failed, failReason: '综合评估未通过，账单仍按原还款日还款' };
  const instalments = world.instalments.map((other) => (other.id === entry.id ? finished : other));
  const bills = success
    ? world.bills.map((other) => (other === bill ? splitBill(other, finished) : other))
    : world.bills;
  return { ...world, instalments, bills };
}
