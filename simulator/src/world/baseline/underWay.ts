/** Runs commands just before the scenario begins, so that its operations in progress look like a user's. */
import {
  CertificateScope,
  type ProductCode,
  RepayMethod,
  RepaySource,
  SmsType,
} from '#generated/shared/enums.ts';
import { submitAgentChange } from '../agent/agent.ts';
import { couponDiscount } from '../benefits/couponUse.ts';
import type { Coupon } from '../benefits/schema.ts';
import { canSplit, submitInstalment } from '../bills/instalments.ts';
import { orderQuickBill } from '../bills/quickBill.ts';
import { applyCertificate } from '../certificates/certificates.ts';
import { accountOf } from '../company/company.ts';
import { scopeOf } from '../company/viewer.ts';
import { submitChange } from '../companyInfo/change.ts';
import { changeClearType } from '../cycles/clearTypeChange.ts';
import { clearTypeOptions } from '../cycles/clearTypes.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { itemDue, owing } from '../ledger/planItem.ts';
import type { PlanItem } from '../ledger/schema.ts';
import { defaultAutoRepayProduct } from '../products.ts';
import { applyIncrease, materialsOf } from '../quota/increase.ts';
import { submitRepay } from '../repayment/repay.ts';
import { saveSetting } from '../repayment/repaySetting.ts';
import { payables } from '../repayment/repayTargets.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { approvalsUnderWay } from './approvalsOf.ts';
import { fundsUnderWay } from './fundsUnderWay.ts';
import { GivenImpossible } from './impossible.ts';
import { openingUnderWay } from './openingUnderWay.ts';
import { operationsBefore } from './operationsBefore.ts';
import { viewsBefore } from './viewsOf.ts';

type Step = (world: World, given: Given, now: Instant) => World;

/**
 * Returns the world of an accepted command.
 * @param what place in the scenario that needs the command
 * @throws GivenImpossible if the command is refused
 */
const accepted = (what: string, now: Instant, outcome: { world: World } | { refuse: string }): World => {
  if ('refuse' in outcome) throw new GivenImpossible(what, now, outcome.refuse);
  return outcome.world;
};

const actorOf = ({ viewer }: World, now: Instant) => {
  if (viewer.product === null) throw new GivenImpossible('viewer.product', now, 'no-product');
  return { product: viewer.product, pin: viewer.pin, scope: scopeOf(viewer, viewer.product) };
};

const quickBill: Step = (world, { bills }, now) => {
  if (bills?.quickBill === undefined) return world;
  const { product, pin } = actorOf(world, now);
  const what = bills.quickBill === 'own' ? { product, pin } : { product };
  return accepted('bills.quickBill', now, orderQuickBill(world, what, now));
};

const secondsBefore = (now: Instant, seconds = 0): Instant => now - seconds * 1000;

/** Repays the most urgent period. */
const repayment: Step = (world, { repay }, begin) => {
  if (repay?.underWay === undefined) return world;
  const now = secondsBefore(begin, repay.secondsAgo);
  const actor = actorOf(world, now);
  const today = dayOf(now);
  const due = payables(world, {}, actor.scope, today);
  const first = 'payables' in due ? due.payables[0] : undefined;
  if (first === undefined) throw new GivenImpossible('repay.underWay', now, 'nothing-due');
  const wish = {
    bills: [{ billNo: first.bill.id, period: first.item.period }],
    amount: itemDue(first.item, today),
    ...(repay.coupon && { couponId: bestCoupon(world, first.item, actor.product, now) }),
    source: repay.underWay === 'account' ? RepaySource.Overflow : RepaySource.BankTransfer,
  };
  return accepted('repay.underWay', now, submitRepay(world, wish, actor, now));
};

/** Returns the coupon with the largest discount on a period. */
function bestCoupon(world: World, item: PlanItem, product: ProductCode, now: Instant): string {
  const worth = (coupon: Coupon) => couponDiscount(coupon, owing(item, dayOf(now)), product, now);
  const [best] = world.coupons.toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined || worth(best) === 0) throw new GivenImpossible('repay.coupon', now, 'no-coupon');
  return best.id;
}

const instalment: Step = (world, { instalment: given }, begin) => {
  if (!given?.underWay) return world;
  const now = secondsBefore(begin, given.secondsAgo);
  const bill = world.bills.findLast((entry) => canSplit(world, entry, dayOf(now)));
  if (bill === undefined) throw new GivenImpossible('instalment.underWay', now, 'nothing-to-split');
  const { periods = 6, method = RepayMethod.EqualInstalments } = given;
  const wish = { billNo: bill.id, periods, method };
  return accepted('instalment.underWay', now, submitInstalment(world, wish, actorOf(world, now), now));
};

const clearType: Step = (world, { clearType: given }, now) => {
  if (!given?.pending) return world;
  const { product, pin } = actorOf(world, now);
  const account = accountOf(world, pin);
  const option = account && clearTypeOptions(world, product, account, now).find(({ reason }) => !reason);
  if (option === undefined) throw new GivenImpossible('clearType.pending', now, 'no-other-cycle');
  return accepted(
    'clearType.pending',
    now,
    changeClearType(world, { product, pin, value: option.cycle }, now),
  );
};

const autoRepay: Step = (world, given, now) => {
  if (!given.autoRepay) return world;
  const product = world.viewer.product ?? defaultAutoRepayProduct;
  const wish = { ...world.repaySetting, auto: true, product };
  const updated = { at: momentOf(now), pin: world.viewer.pin };
  return accepted('autoRepay', now, saveSetting(world, wish, updated));
};

/** Applies for a higher limit with exactly the required files. */
const review: Step = (world, { increase }, now) => {
  const [method] = world.increase.methods;
  if (!increase?.underReview || method === undefined) return world;
  const files = materialsOf(method)
    .filter(({ min }) => min > 0)
    .map(({ type }, index) => ({
      id: `WJ2026111200000${index + 1}`,
      materialType: type,
      name: `资料${index + 1}.pdf`,
      bytes: 48_211,
      type: 'application/pdf' as const,
      uploadedAt: momentOf(now),
    }));
  const uploaded = { ...world, increase: { ...world.increase, files } };
  return accepted(
    'increase.underReview',
    now,
    applyIncrease(uploaded, { method, fileIds: files.map(({ id }) => id) }, now),
  );
};

const sms: Step = (world, { sms: given }, now) => {
  if (given === undefined) return world;
  const sentAt = momentOf(now - given.sentSecondsAgo * 1000);
  const phone = accountOf(world, world.viewer.pin)?.phone ?? world.company.admin.phone;
  const sent = Object.values(SmsType).map((type) => ({
    type,
    phone,
    sentAt,
    wrong: given.wrong ?? 0,
    verified: given.verified ?? false,
    ...(given.verified && { token: `DX${type}${momentOf(now).replaceAll(/\D/g, '')}0` }),
  }));
  return { ...world, sms: sent };
};

/** Adds attempts with unknown document codes, a minute ago. */
const unknownCodes: Step = (world, { unknownCodes: given }, now) => {
  if (given === undefined) return world;
  return { ...world, verification: { unknown: Array<string>(given).fill(momentOf(now - 60_000)) } };
};

/** Applies for a change some hours ago. If enough time has passed, the review has ended. */
const companyChange: Step = (world, { companyChange: given }, begin) => {
  if (given?.submittedHoursAgo === undefined) return world;
  const now = begin - given.submittedHoursAgo * 3_600_000;
  const wish = { registeredCapital: 2000, officeAddress: '西兴街道江陵路336号3层' };
  return accepted(
    'companyChange',
    now,
    submitChange(world, { product: actorOf(world, now).product, wish }, now),
  );
};

const agentChange: Step = (world, { agentChange: given }, begin) => {
  if (given?.submittedHoursAgo === undefined) return world;
  const now = begin - given.submittedHoursAgo * 3_600_000;
  const { phone } = world.agent;
  const wish = { name: '顾婷', idNo: '330106199207082615', phone, email: 'guting@hechuan.cn' };
  return accepted('agentChange', now, submitAgentChange(world, { wish }, now));
};

const certificate: Step = (world, { certificate: given }, begin) => {
  if (given?.appliedMinutesAgo === undefined) return world;
  const now = begin - given.appliedMinutesAgo * 60_000;
  const coverage = { scope: CertificateScope.Period, from: '2026-01-01', to: '2026-06-30' };
  return accepted('certificate', now, applyCertificate(world, actorOf(world, now).product, coverage, now));
};

/**
 * Adds all operations in progress that a scenario states. Those that began long enough ago have ended.
 * @throws GivenImpossible
 */
export const withUnderWay: Step = (world, given, now) =>
  advanceTo(
    [
      quickBill,
      repayment,
      instalment,
      clearType,
      autoRepay,
      review,
      sms,
      unknownCodes,
      companyChange,
      agentChange,
      certificate,
      approvalsUnderWay,
      operationsBefore,
      viewsBefore,
      openingUnderWay,
      fundsUnderWay,
    ].reduce((soFar, step) => step(soFar, given, now), world),
    now,
  );
