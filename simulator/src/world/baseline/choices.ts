/** Parts of the world that a scenario chooses by count or kind. */
import { AuthOpenStatus } from '#generated/shared/enums.ts';
import type { Coupon, CouponActivity, Task } from '../benefits/schema.ts';
import type { Auth, AuthAttempt } from '../company/schema.ts';
import type { Contract } from '../contracts/schema.ts';
import type { Given } from '../given.ts';
import { PAY_PASSWORD_AUTH } from '../payment/password.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { contractTemplates, signedContracts } from './contracts.ts';
import { couponActivities, coupons, pastCoupons, tasks, vipActivities } from './market.ts';

/** Returns the first `count` items, or all. */
const first = <Item>(items: readonly Item[], count: number | undefined): Item[] =>
  items.slice(0, count ?? items.length);

/** Returns the first `available` coupons and the past ones; with 0 the company never had a coupon. */
export const makeCoupons = ({ coupons: given }: Given): Coupon[] =>
  given?.available === 0 ? [] : [...first(coupons, given?.available), ...pastCoupons];

export function makeCouponActivities({ coupons: given }: Given): CouponActivity[] {
  const vip = given?.vip ?? 'none';
  const offered = vip === 'none' ? [] : vipActivities(vip === 'run-out' ? 0 : 50);
  return [...first(couponActivities, given?.toReceive), ...offered];
}

/** Returns the contracts. One is pending in the baseline, so that the menu says 待签署; the others were signed before. */
export const makeContracts = ({ contracts: given }: Given): Contract[] => [
  ...(given?.pending ?? ['compliance']).map((kind) => contractTemplates[kind]),
  ...signedContracts,
];

/** Returns the tasks, or the first `processing` of the four current ones. */
export const makeTasks = ({ tasks: given }: Given): Task[] =>
  given?.processing === undefined ? [...tasks] : first(tasks.slice(0, 4), given.processing);

export function makeAuth({ auth: given, pay }: Given, now: Instant): Auth {
  const attempts = Array.from({ length: given?.failedToday ?? 0 }, (_, index): AuthAttempt => ({
    flowNo: `RZ${momentOf(now).slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
    bizType: 'CONTRACT_UPGRADE',
    startedAt: momentOf(now),
    status: AuthOpenStatus.ProcessFailed,
  }));
  if (pay?.faceChecked)
    attempts.push({
      flowNo: `RZ${momentOf(now).slice(0, 10).replaceAll('-', '')}0001`,
      bizType: PAY_PASSWORD_AUTH,
      startedAt: momentOf(now),
      status: AuthOpenStatus.Success,
    });
  return { needed: given?.needed ?? false, outcome: given?.outcome ?? AuthOpenStatus.Success, attempts };
}
