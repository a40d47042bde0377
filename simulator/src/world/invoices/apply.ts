/** Applies for a higher line with invoices; audited like any other application. */
import { IncreaseKind, IncreaseStatus } from '#generated/shared/enums.ts';
import { limitOf, underReview } from '../quota/increase.ts';
import type { IncreaseApplication } from '../quota/schema.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { accepted, checkInvoices, expectedIncrease } from './check.ts';

export function applyByInvoices(
  world: World,
  invoiceNos: readonly string[],
  now: Instant,
): { world: World; application: IncreaseApplication } | { refuse: 'under-review' | 'not-accepted' } {
  const { increase } = world;
  if (underReview(increase)) return { refuse: 'under-review' };
  const invoices = accepted(
    checkInvoices(
      world,
      invoiceNos.map((no) => ({ no })),
      now,
    ),
  );
  if (invoices.length < invoiceNos.length) return { refuse: 'not-accepted' };
  const application: IncreaseApplication = {
    id: numberOf('TE', now, increase.applications.length + 1),
    method: IncreaseKind.Invoice,
    status: IncreaseStatus.Reviewing,
    limitBefore: limitOf(world),
    fileIds: [],
    invoiceNos: [...invoiceNos],
    increaseBy: expectedIncrease(world, invoices),
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + terms.invoiceReviewDays * 86_400_000),
  };
  const applications = [...increase.applications, application];
  return { application, world: { ...world, increase: { ...increase, applications } } };
}
