/** Issuing the bill now instead of on the bill date (spec 2 §4, §5). */
import { create } from 'mutative';
import { type ProductCode } from '#generated/shared/enums.ts';
import { dayOf, hourOf, momentOf, type Day, type Instant } from '../values/calendar.ts';
import { accountOf } from '../company/company.ts';
import { dueDate, nextBillDate } from '../cycles/cycles.ts';
import { unbilledAmount, unbilledLoans } from '../ledger/ledger.ts';
import { quickBillHours, terms } from '../terms.ts';
import type { World } from '../world.ts';
import type { Loan } from '../ledger/schema.ts';
import type { Scope } from '../ledger/scope.ts';
import type { QuickBillJob } from './schema.ts';

export type QuickBillRefusal = 'in-progress' | 'closed' | 'nothing-unbilled';

export const scopeOfJob = (job: Pick<QuickBillJob, 'product' | 'pin'>): Scope =>
  job.pin === undefined ? { product: job.product } : { product: job.product, pin: job.pin };

/** A loan keeps the due date of its regular bill. */
export const regularDueDate = (world: World, loan: Loan): Day =>
  dueDate(loan.cycle, nextBillDate(loan.cycle, loan.takenOn), accountOf(world, loan.pin)?.lastPayDay);

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
  const loans = unbilledLoans(world, scopeOfJob(what));
  const [earliest] = loans.map((loan) => regularDueDate(world, loan)).sort();
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
