/** What a scenario says is under way: commands given just before it begins, so that the world is as if a user had. */
import { RepayMethod, RepaySource, SmsType } from '#generated/shared/enums.ts';
import { changeClearType } from '../clearTypeChange.ts';
import { clearTypeOptions } from '../clearTypes.ts';
import { dayOf, momentOf, type Instant } from '../calendar.ts';
import { accountOf } from '../company.ts';
import type { Given } from '../given.ts';
import { applyIncrease, materialsOf } from '../increase.ts';
import { canSplit, submitInstalment } from '../instalments.ts';
import { itemDue } from '../planItem.ts';
import { orderQuickBill } from '../quickBill.ts';
import { submitRepay } from '../repay.ts';
import { payables } from '../repayTargets.ts';
import { scopeOf } from '../viewer.ts';
import type { World } from '../world.ts';

type Step = (world: World, given: Given, now: Instant) => World;

/** A scenario that asks for something that its own world refuses is a mistake of its author. */
const accepted = (what: string, outcome: { world: World } | { refuse: string }): World => {
  if ('refuse' in outcome) throw new Error(`given.${what}: refused here (${outcome.refuse})`);
  return outcome.world;
};

const who = ({ viewer }: World) => {
  if (viewer.product === null) throw new Error('given: nothing is under way without a product');
  return { product: viewer.product, pin: viewer.pin, scope: scopeOf(viewer, viewer.product) };
};

const quickBill: Step = (world, { bills }, now) => {
  if (bills?.quickBill === undefined) return world;
  const { product, pin } = who(world);
  const what = bills.quickBill === 'own' ? { product, pin } : { product };
  return accepted('bills.quickBill', orderQuickBill(world, what, now));
};

/** The most urgent period is being repaid. */
const repayment: Step = (world, { repay }, now) => {
  if (repay?.underWay === undefined) return world;
  const me = who(world);
  const today = dayOf(now);
  const due = payables(world, {}, me.scope, today);
  const first = 'payables' in due ? due.payables[0] : undefined;
  if (first === undefined) throw new Error('given.repay.underWay: nothing is due here');
  const wish = {
    bills: [{ billNo: first.bill.id, period: first.item.period }],
    amount: itemDue(first.item, today),
    source: repay.underWay === 'account' ? RepaySource.Overflow : RepaySource.BankTransfer,
  };
  return accepted('repay.underWay', submitRepay(world, wish, me, now));
};

const instalment: Step = (world, { instalment: given }, now) => {
  if (!given?.underWay) return world;
  const bill = world.bills.findLast((entry) => canSplit(world, entry, dayOf(now)));
  if (bill === undefined) throw new Error('given.instalment.underWay: no bill can be split here');
  const wish = { billNo: bill.id, periods: 6, method: RepayMethod.EqualInstalments } as const;
  return accepted('instalment.underWay', submitInstalment(world, wish, who(world), now));
};

const clearType: Step = (world, { clearType: given }, now) => {
  if (!given?.pending) return world;
  const { product, pin } = who(world);
  const account = accountOf(world, pin);
  const option = account && clearTypeOptions(world, product, account, now).find(({ reason }) => !reason);
  if (option === undefined) throw new Error('given.clearType.pending: no other cycle is offered here');
  return accepted('clearType.pending', changeClearType(world, { product, pin, value: option.cycle }, now));
};

/** An application with exactly the files that it needs. */
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
    verified: false,
  }));
  return { ...world, sms: sent };
};

export const withUnderWay: Step = (world, given, now) =>
  [quickBill, repayment, instalment, clearType, review, sms].reduce(
    (before, step) => step(before, given, now),
    world,
  );
