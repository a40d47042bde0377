/** Settlement certificates: obstacles and issue. */
import {
  CertificateScope,
  CertificateStatus,
  OpenMatterKind,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { debtKinds, blockersOf, type Blocker } from '../cancellation/blockers.ts';
import { unsettledItems } from '../ledger/derivedIndex.ts';
import { unbilledLoans } from '../ledger/ledger.ts';
import { itemDue, principalLeft } from '../ledger/planItem.ts';
import { hasFeature } from '../products.ts';
import { terms } from '../terms.ts';
import { dayOf, momentOf, type Day, type Instant } from '../values/calendar.ts';
import { sum } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import type { SettleCertificate } from './schema.ts';

/** Returns whether certificates are offered; the settle-proof check decides it for page and menu (spec 1 §5). */
export const offersCertificates = ({ settleProof }: World, product: ProductCode): boolean =>
  hasFeature(product, 'settleCertificate') && settleProof.showTab;

/** Coverage of a certificate: everything, or a period. */
export interface Coverage {
  readonly scope: CertificateScope;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export const openedOn = ({ openings }: World, product: ProductCode): Day | undefined =>
  openings.find((opening) => opening.product === product)?.openedOn;

/** Returns the covered days; undefined for an invalid period. */
function daysOf(
  world: World,
  product: ProductCode,
  { scope, from, to }: Coverage,
  today: Day,
): { from?: Day; to: Day } | undefined {
  if (scope === CertificateScope.All) return { to: today };
  const first = openedOn(world, product);
  if (from === undefined || to === undefined || first === undefined) return undefined;
  return first <= from && from <= to && to <= today ? { from, to } : undefined;
}

/** Returns all debts, and the repayments in progress; for a period only the debts of its bills and purchases. */
function debtsOf(
  world: World,
  product: ProductCode,
  { from, to }: { from?: Day; to: Day },
  now: Instant,
): readonly Blocker[] {
  if (from === undefined) {
    const kinds: readonly OpenMatterKind[] = [...debtKinds, OpenMatterKind.Repayments];
    return blockersOf(world, product, now).filter(({ kind, count }) => kinds.includes(kind) && count > 0);
  }
  const within = (day: Day) => from <= day && day <= to;
  const today = dayOf(now);
  const items = unsettledItems(world.bills).filter(
    ({ bill }) => bill.product === product && within(bill.issuedOn),
  );
  const loans = unbilledLoans(world, { product }).filter(({ takenOn }) => within(takenOn));
  const matters: Blocker[] = [
    {
      kind: OpenMatterKind.BillsDue,
      count: items.length,
      amount: sum(
        items.map(({ item }) => (item.billedOn <= today ? itemDue(item, today) : principalLeft(item))),
      ),
    },
    {
      kind: OpenMatterKind.Unbilled,
      count: loans.length,
      amount: sum(loans.map(({ principal }) => principal)),
    },
  ];
  return matters.filter(({ count }) => count > 0);
}

export function checkCertificate(
  world: World,
  product: ProductCode,
  coverage: Coverage,
  now: Instant,
): { matters: readonly Blocker[] } | { refuse: 'period' } {
  const days = daysOf(world, product, coverage, dayOf(now));
  return days === undefined ? { refuse: 'period' } : { matters: debtsOf(world, product, days, now) };
}

export function applyCertificate(
  world: World,
  product: ProductCode,
  coverage: Coverage,
  now: Instant,
): { world: World; certificate: SettleCertificate } | { refuse: 'period' | 'blocked' } {
  const days = daysOf(world, product, coverage, dayOf(now));
  if (days === undefined) return { refuse: 'period' };
  if (debtsOf(world, product, days, now).length > 0) return { refuse: 'blocked' };
  const certificate: SettleCertificate = {
    certificateNo: numberOf('JQ', now, world.certificates.length + 1),
    product,
    scope: coverage.scope,
    ...days,
    appliedAt: momentOf(now),
    readyAt: momentOf(now + terms.certificateMinutes * 60_000),
    pin: world.viewer.pin,
  };
  return { certificate, world: { ...world, certificates: [...world.certificates, certificate] } };
}

export const certificateStatus = ({ readyAt }: SettleCertificate, now: Instant): CertificateStatus =>
  readyAt <= momentOf(now) ? CertificateStatus.Ready : CertificateStatus.Pending;
