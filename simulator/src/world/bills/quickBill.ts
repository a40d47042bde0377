/** Orders and previews a bill before its bill date (spec 2 §4, §5). world/events.ts issues it. */
import { create } from 'mutative';
import { type ProductCode } from '#generated/shared/enums.ts';
import { unbilledAmount, unbilledLoans } from '../ledger/ledger.ts';
import type { Bill } from '../ledger/schema.ts';
import type { Scope } from '../ledger/scope.ts';
import { quickBillHours, terms } from '../terms.ts';
import { dayOf, hourOf, momentOf, type Day, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { billsFor } from './issuing.ts';
import type { QuickBillJob } from './schema.ts';

export type QuickBillRefusal = 'in-progress' | 'closed' | 'nothing-unbilled';

export const scopeOfJob = (job: Pick<QuickBillJob, 'product' | 'pin'>): Scope =>
  job.pin === undefined ? { product: job.product } : { product: job.product, pin: job.pin };

/** Returns the bills of a quick bill at this time: a loan keeps the due date of its regular bill. */
export const comingBills = (world: World, scope: Scope, issuedOn: Day): Bill[] =>
  billsFor(world, unbilledLoans(world, scope), issuedOn).map(({ bill }) => bill);

/** Returns bills in progress; refunds and orders may still change them. */
export const billsInProgress = (world: World): Bill[] =>
  world.quickBill
    ? comingBills(world, scopeOfJob(world.quickBill), world.quickBill.readyAt.slice(0, 10))
    : [];

export const firstDueOf = (bills: readonly Bill[]): Day | undefined =>
  bills.flatMap(({ items }) => items.map(({ dueOn }) => dueOn)).sort()[0];

export function isOpenNow(now: Instant): boolean {
  const hour = hourOf(now);
  return hour >= quickBillHours.from && hour < quickBillHours.until;
}

export function orderQuickBill(
  world: World,
  what: { product: ProductCode; pin?: string },
  now: Instant,
): { world: World; job: QuickBillJob } | { refuse: QuickBillRefusal } {
  if (world.quickBill) return { refuse: 'in-progress' };
  if (!isOpenNow(now)) return { refuse: 'closed' };
  const earliest = firstDueOf(comingBills(world, scopeOfJob(what), dayOf(now)));
  if (earliest === undefined) return { refuse: 'nothing-unbilled' };
  const job: QuickBillJob = {
    ...what,
    amount: unbilledAmount(world, scopeOfJob(what)),
    orderedAt: momentOf(now),
    readyAt: `${dayOf(now)} ${terms.quickBillReadyAt}`,
    lastRepayDate: earliest,
  };
  return { job, world: create(world, (draft) => void (draft.quickBill = job)) };
}
