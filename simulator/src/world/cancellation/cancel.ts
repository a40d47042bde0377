/** Cancels a product: blockers and effects (spec 1 §4, §6). */
import {
  AccountType,
  CancelEffect,
  LogoutBlock,
  OpenMatterKind,
  SmsType,
  type CancelReason,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { isOpened } from '../company/company.ts';
import { isSmsProof } from '../company/sms.ts';
import { settingWithout } from '../repayment/repaySetting.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { debtKinds, isLastProduct, blockersOf, type Blocker } from './blockers.ts';
import type { Cancelled } from './schema.ts';

/** Kinds that are lost with the product and do not block. */
const lostKinds: readonly OpenMatterKind[] = [OpenMatterKind.Coupons, OpenMatterKind.Tasks];

export function effectOf({ kind, count, returned = false }: Blocker): CancelEffect {
  if (count === 0) return CancelEffect.Met;
  if (returned) return CancelEffect.Returned;
  return lostKinds.includes(kind) ? CancelEffect.Lost : CancelEffect.Blocks;
}

export const debtTotal = (blockers: readonly Blocker[]): Cents =>
  sum(blockers.filter(({ kind }) => debtKinds.includes(kind)).map(({ amount = 0 }) => amount));

/** Returns why the viewer cannot start a cancellation at all; undefined if it can. */
export function blockOf(world: World, blockers: readonly Blocker[]): LogoutBlock | undefined {
  if (world.viewer.account === AccountType.Child) return LogoutBlock.ChildAccount;
  return blockers.some(({ kind, count }) => kind === OpenMatterKind.Rebates && count > 0)
    ? LogoutBlock.RebateInTransit
    : undefined;
}

export const lastCancelled = ({ cancelled }: World, product: ProductCode): Cancelled | undefined =>
  cancelled.findLast((entry) => entry.product === product);

export function cancelProduct(
  world: World,
  { product, reason, smsToken }: { product: ProductCode; reason: CancelReason; smsToken: string },
  now: Instant,
): { world: World; cancelled: Cancelled } | { refuse: 'not-opened' | 'blocked' | 'not-proved' } {
  if (!isOpened(world, product)) return { refuse: 'not-opened' };
  const blockers = blockersOf(world, product, now);
  if (blockers.some((matter) => effectOf(matter) === CancelEffect.Blocks)) return { refuse: 'blocked' };
  const proof = { type: SmsType.CancelProduct, phone: world.company.admin.phone, token: smsToken };
  if (!isSmsProof(world, proof, now)) return { refuse: 'not-proved' };
  const cancelled: Cancelled = {
    cancelNo: numberOf('ZX', now, world.cancelled.length + 1),
    product,
    reason,
    at: momentOf(now),
    pin: world.viewer.pin,
  };
  const closed = isLastProduct(world, product) ? withoutLine(world, now) : world;
  return {
    cancelled,
    world: {
      ...closed,
      repaySetting: settingWithout(world, product),
      openings: closed.openings.filter((opening) => opening.product !== product),
      cancelled: [...world.cancelled, cancelled],
    },
  };
}

/** Closes the credit line with the last product, and ends everything that belongs to it. */
function withoutLine(world: World, now: Instant): World {
  const { temporaryExpiresOn: _lapses, ...quota } = world.quota;
  const moment = momentOf(now);
  return {
    ...world,
    quota: { ...quota, fixed: 0, temporary: 0, held: 0 },
    coupons: world.coupons.filter(({ usedBy, validTo }) => usedBy !== undefined || validTo < moment),
    tasks: world.tasks.filter(({ end }) => end < moment),
    contracts: world.contracts.map((contract) =>
      contract.signed ? { ...contract, terminated: true } : contract,
    ),
  };
}
