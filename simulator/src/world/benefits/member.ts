/** The member level (by trade amount), the time and promise levels, VIP, and the rights of each member level (spec 1 §4, §9). */
import { Cycle, MemberLevel, MemberPromiseLevel, MemberTimeLevel } from '#generated/shared/enums.ts';
import { longestDelay, overdueAmount } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/scope.ts';
import { addMonths, dayInMonth, dayOfMonth, monthOf, monthsBetween, type Day } from '../values/calendar.ts';
import { cents, type Cents } from '../values/money.ts';
import type { Member } from './schema.ts';

/** Six levels by trade amount in cents; spec 1 §9 has the bounds in yuan. */
export const levels: readonly { level: MemberLevel; from: Cents }[] = [
  { level: MemberLevel.V1, from: 0 },
  { level: MemberLevel.V2, from: cents(60_000) },
  { level: MemberLevel.V3, from: cents(150_000) },
  { level: MemberLevel.V4, from: cents(600_000) },
  { level: MemberLevel.V5, from: cents(1_500_000) },
  { level: MemberLevel.V6, from: cents(3_000_000) },
];

export interface LevelProgress {
  level: MemberLevel;
  next?: MemberLevel;
  /** Amount to trade for the next level, 0 at the top. */
  needed: Cents;
}

export function levelProgress(traded: Cents): LevelProgress {
  const index = levels.findLastIndex(({ from }) => traded >= from);
  const next = levels[index + 1];
  const { level } = levels[Math.max(0, index)] ?? { level: MemberLevel.V1 };
  return next ? { level, next: next.level, needed: next.from - traded } : { level, needed: 0 };
}

const tenures: readonly { level: MemberTimeLevel; from: number }[] = [
  { level: MemberTimeLevel.Under3, from: 0 },
  { level: MemberTimeLevel.From3To6, from: 3 },
  { level: MemberTimeLevel.From6To12, from: 6 },
  { level: MemberTimeLevel.From12To36, from: 12 },
  { level: MemberTimeLevel.From36To48, from: 36 },
  { level: MemberTimeLevel.Over48, from: 48 },
];

/** Returns the time level. Lower bounds are inclusive (open point ns-time-level-config). */
export function timeLevel(openedOn: Day, today: Day): MemberTimeLevel {
  const months = monthsBetween(openedOn, today);
  return tenures.findLast(({ from }) => months >= from)?.level ?? MemberTimeLevel.Under3;
}

const yearBefore = (day: Day): Day => dayInMonth(addMonths(monthOf(day), -12), dayOfMonth(day));

/** Returns diamond without a delay in a year; gold if nothing is overdue now and no delay was above 5 days (spec 1 §9). */
export function promiseLevel(ledger: Ledger, today: Day): MemberPromiseLevel | undefined {
  const delay = longestDelay(ledger, yearBefore(today), today);
  if (delay === 0) return MemberPromiseLevel.Diamond;
  return overdueAmount(ledger, today) === 0 && delay <= 5 ? MemberPromiseLevel.Gold : undefined;
}

/** VIP needs credit of 1,000,000 or more in 3 months (spec 1 §9). */
export const isVip = (member: Member): boolean => member.credit3Months >= cents(1_000_000);

/**
 * Rights of a level. Numbers and coupons are assumed: the specification names only their four groups. The rates, the fourth group,
 * follow from the cycles (cycleRules in ../cycles/cycles.ts).
 */
export interface LevelRights {
  cycles: Cycle[];
  coupons: { name: string; amount: Cents; count: number }[];
  special: string;
}

const basicCycles = [Cycle.Weekly];
const monthlyCycles = [Cycle.Weekly, Cycle.Monthly];
const allCycles = [Cycle.Weekly, Cycle.Monthly, Cycle.MonthlyPlus];
const coupon = (amount: number, count: number): LevelRights['coupons'] => [
  { name: '采购满减券', amount: cents(amount), count },
];

export const rightsOf: Record<MemberLevel, LevelRights> = {
  [MemberLevel.V1]: { cycles: basicCycles, coupons: [], special: '' },
  [MemberLevel.V2]: { cycles: basicCycles, coupons: coupon(20, 1), special: '' },
  [MemberLevel.V3]: { cycles: monthlyCycles, coupons: coupon(50, 1), special: '' },
  [MemberLevel.V4]: { cycles: monthlyCycles, coupons: coupon(80, 2), special: '提额优先审核' },
  [MemberLevel.V5]: { cycles: allCycles, coupons: coupon(100, 2), special: '专属客户经理，提额优先审核' },
  [MemberLevel.V6]: {
    cycles: allCycles,
    coupons: coupon(200, 2),
    special: '专属客户经理，提额优先审核，费率优惠',
  },
};
