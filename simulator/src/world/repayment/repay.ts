/** Repayments: trial, submission and completion (spec 1 §4, §8). */
import {
  AccountDetailType,
  AccountDirection,
  CounterpartKind,
  RepaySource,
  RepaymentStatus,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { couponDiscount, lockCoupon, releaseCoupon, useUpCoupon } from '../benefits/couponUse.ts';
import { investorOf } from '../company/investors.ts';
import { accountForSource, move, spendable } from '../funds/funds.ts';
import { isBeingRepaid } from '../ledger/ledger.ts';
import { credit } from '../ledger/planItem.ts';
import type { Bill, PlanItem, Repayment, Share } from '../ledger/schema.ts';
import type { Scope } from '../ledger/scope.ts';
import { terms } from '../terms.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import { total } from '../values/parts.ts';
import type { World } from '../world.ts';
import { allocate, discountShares, dueOf, moneyParts, partsOf } from './allocation.ts';
import { leavesOverdue, payables, type Payable, type RepayWish, type TargetRefusal } from './repayTargets.ts';

export interface Payer {
  product: ProductCode;
  scope: Scope;
  pin: string;
}

export interface AmountWish extends RepayWish {
  amount: Cents;
  /** Open amount shown to the payer. */
  owed?: Cents;
  couponId?: string;
}

export type TrialRefusal =
  | TargetRefusal
  | 'being-repaid'
  | 'investors-mixed'
  | 'overdue-first'
  | 'owed-changed'
  | 'above-owed'
  | 'below-minimum'
  | 'coupon-not-usable';

export interface Trial {
  payables: Payable[];
  shares: Share[];
  /** Open amount of the chosen periods. */
  owed: Cents;
  discount: Cents;
}

/** Returns the minimum of a repayment. A debt below the general minimum is paid in full. */
export const minimumOf = (owed: Cents): Cents => Math.min(owed, terms.minRepayment);

/** Returns how a repayment would be distributed, or why it is refused. */
export function tryRepay(
  world: World,
  wish: AmountWish,
  { product, scope }: Payer,
  now: Instant,
): Trial | { refuse: TrialRefusal; owed?: Cents } {
  const today = dayOf(now);
  const chosen = payables(world, wish, scope, today);
  if ('refuse' in chosen) return chosen;
  if (wish.bills?.some(({ billNo }) => isBeingRepaid(world, billNo))) return { refuse: 'being-repaid' };
  const investors = new Set(chosen.payables.map(({ bill }) => bill.investorNo));
  if (investors.size > 1) return { refuse: 'investors-mixed' };
  if (leavesOverdue(world, chosen.payables, scope, today)) return { refuse: 'overdue-first' };
  const owed = total(dueOf(chosen.payables));
  if (wish.owed !== undefined && wish.owed !== owed) return { refuse: 'owed-changed', owed };
  if (wish.amount > owed) return { refuse: 'above-owed', owed };
  if (wish.amount < minimumOf(owed)) return { refuse: 'below-minimum' };
  const shares = allocate(chosen.payables, wish.amount);
  if (wish.couponId === undefined) return { payables: chosen.payables, shares, owed, discount: 0 };
  const coupon = world.coupons.find(({ id }) => id === wish.couponId);
  const discount = coupon ? couponDiscount(coupon, partsOf(shares), product, now) : 0;
  if (discount === 0) return { refuse: 'coupon-not-usable' };
  return { payables: chosen.payables, shares: discountShares(shares, discount), owed, discount };
}

export type RepayRefusal = TrialRefusal | 'source-closed' | 'balance';

/** Submits a repayment. The money moves when it ends. */
export function submitRepay(
  world: World,
  wish: AmountWish & { source: RepaySource },
  who: Payer,
  now: Instant,
): { world: World; repayment: Repayment } | { refuse: RepayRefusal; owed?: Cents } {
  const trial = tryRepay(world, wish, who, now);
  if ('refuse' in trial) return trial;
  const investorNo = trial.payables[0]?.bill.investorNo ?? '';
  const account = accountForSource(world, wish.source, investorNo);
  const byTransfer = wish.source === RepaySource.BankTransfer;
  const offline = investorOf(world, investorNo).repayMode === 'OFFLINE';
  if (!byTransfer && (offline || account === undefined)) return { refuse: 'source-closed' };
  if (account && spendable(world, account) < wish.amount - trial.discount) return { refuse: 'balance' };
  const id = numberOf('HK', now, world.repayments.length + 1);
  const seconds = byTransfer ? terms.transferMinutes * 60 : terms.repaySeconds;
  const repayment: Repayment = {
    id,
    product: who.product,
    pin: who.pin,
    source: wish.source,
    ...(account && { accountNo: account.accountNo }),
    investorNo,
    shares: trial.shares,
    amount: wish.amount,
    discount: trial.discount,
    ...(wish.couponId !== undefined && { couponId: wish.couponId }),
    status: RepaymentStatus.Processing,
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + seconds * 1000),
  };
  const taken = { ...world, repayments: [...world.repayments, repayment] };
  return { repayment, world: wish.couponId === undefined ? taken : lockCoupon(taken, wish.couponId, id) };
}

/** Credits a share to its period. The day of submission counts, so that processing over midnight costs no penalty. */
function creditShare(item: PlanItem, share: Share, { id, submittedAt }: Repayment): PlanItem {
  const on = submittedAt.slice(0, 10);
  const billed = share.waivedFee > 0 ? { ...item, fee: 0, waivedFee: share.waivedFee } : item;
  const money = moneyParts(share);
  const paid = total(money) > 0 ? credit(billed, { kind: 'repaid', on, by: id, parts: money }) : billed;
  return total(share.discount) > 0
    ? credit(paid, { kind: 'discounted', on, by: id, parts: share.discount })
    : paid;
}

const creditShares = (bill: Bill, shares: readonly Share[], repayment: Repayment): Bill => ({
  ...bill,
  items: bill.items.map((item) => {
    const share = shares.find(({ period }) => period === item.period);
    return share ? creditShare(item, share, repayment) : item;
  }),
});

/** Uses up the coupon of an ended repayment, or releases it. */
function withoutHold(world: World, { couponId, finishedAt }: Repayment, success: boolean): World {
  if (couponId === undefined) return world;
  return success ? useUpCoupon(world, couponId, finishedAt) : releaseCoupon(world, couponId);
}

/** Ends a repayment. If it succeeds, the debts shrink and the account pays. */
export function settleRepayment(world: World, repayment: Repayment): World {
  const payAmount = repayment.amount - repayment.discount;
  const account = world.funds.find((entry) => entry.accountNo === repayment.accountNo);
  const success = world.outcomes.repay === 'success';
  const finished: Repayment = success
    ? { ...repayment, status: RepaymentStatus.Success }
    : { ...repayment, status: RepaymentStatus.Failed, failReason: '付款账户扣款失败，请更换付款账户' };
  const repayments = world.repayments.map((entry) => (entry.id === repayment.id ? finished : entry));
  const updated = { ...world, repayments };
  const freed = withoutHold(updated, repayment, success);
  if (!success) return freed;
  const touched = Map.groupBy(repayment.shares, (share) => share.billId);
  const paid = {
    ...freed,
    bills: freed.bills.map((bill) => {
      const shares = touched.get(bill.id);
      return shares ? creditShares(bill, shares, repayment) : bill;
    }),
  };
  if (account === undefined) return paid;
  return move(paid, account.accountNo, {
    type: AccountDetailType.Repay,
    direction: AccountDirection.Expense,
    amount: payAmount,
    at: repayment.finishedAt,
    counterpart: { kind: CounterpartKind.Repayment, no: repayment.id },
  });
}
