/** Use of the credit line by day, and changes of the limit, from the movements of the line. */
import { QuotaMovementKind } from '#generated/shared/enums.ts';
import { limitOf } from '../quota/increase.ts';
import type { BalancedMovement } from '../quota/quotaMovements.ts';
import type { Day, Period } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import type { MonthSpan } from './monthSpans.ts';

export interface UsePoint {
  readonly day: Day;
  /** Used amount at the end of the day. */
  readonly used: Cents;
}

interface LimitChange {
  readonly day: Day;
  readonly change: Cents;
  readonly referenceNo?: string;
}

export interface LimitPoint extends Partial<LimitChange> {
  readonly day: Day;
  readonly limit: Cents;
}

/** Returns the first day of the period and each later day with another amount. */
export function usePoints(newestFirst: readonly BalancedMovement[], { from, to }: Period): UsePoint[] {
  let first: UsePoint = { day: from, used: 0 };
  const later = new Map<Day, UsePoint>();
  for (const { at, usedAfter } of newestFirst.toReversed()) {
    const day = at.slice(0, 10);
    if (usedAfter === undefined || day > to) continue;
    if (day <= from) first = { day: from, used: usedAfter };
    else later.set(day, { day, used: usedAfter });
  }
  return [first, ...later.values()];
}

/** Returns the changes of the limit in order of time: increases, and the end of the temporary part. */
const limitChanges = ({ quota }: World, movements: readonly BalancedMovement[]): LimitChange[] =>
  [
    ...movements
      .filter(({ kind }) => kind === QuotaMovementKind.Increase)
      .map(({ at, amount, referenceNo }) => ({ day: at.slice(0, 10), change: amount, referenceNo })),
    ...(quota.lapsed ? [{ day: quota.lapsed.on, change: -quota.lapsed.amount }] : []),
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));

/** Returns the limit before the period and after each change, computed back from the present limit. */
export function limitPoints(
  world: World,
  movements: readonly BalancedMovement[],
  { from, to }: Period,
): LimitPoint[] {
  const changes = limitChanges(world, movements).filter(({ day }) => day >= from);
  let limit = limitOf(world) - sum(changes.map(({ change }) => change));
  const points: LimitPoint[] = [{ day: from, limit }];
  for (const change of changes) {
    limit += change.change;
    if (change.day <= to) points.push({ ...change, limit });
  }
  return points;
}

/** Returns the last point until a day, if any. */
const latest = <Point extends { readonly day: Day }>(points: readonly Point[], day: Day): Point | undefined =>
  points.findLast((point) => point.day <= day);

export interface MonthUse {
  readonly span: MonthSpan;
  /** Used amount at the end of the month. */
  readonly used: Cents;
  readonly peak: UsePoint;
  readonly limit?: Cents;
}

export const monthlyUse = (
  points: readonly UsePoint[],
  limits: readonly LimitPoint[],
  months: readonly MonthSpan[],
): MonthUse[] =>
  months.map((span) => {
    const start: UsePoint = { day: span.from, used: latest(points, span.from)?.used ?? 0 };
    const within = points.filter(({ day }) => day > span.from && day <= span.to);
    const peak = within.reduce((most, point) => (point.used > most.used ? point : most), start);
    const limit = latest(limits, span.to)?.limit;
    return { span, used: (within.at(-1) ?? start).used, peak, ...(limit !== undefined && { limit }) };
  });
