import { RepaySource, type ProductCode } from '#generated/shared/enums.ts';
import { couponDiscount } from '#simulator/world/benefits/couponUse.ts';
import { investorOf } from '#simulator/world/company/investors.ts';
import type { Investor } from '#simulator/world/company/schema.ts';
import { accountForSource, spendable } from '#simulator/world/funds/funds.ts';
import { itemStatus, principalLeft } from '#simulator/world/ledger/planItem.ts';
import type { Scope } from '#simulator/world/ledger/scope.ts';
import { dueOf } from '#simulator/world/repayment/allocation.ts';
import { minimumOf } from '#simulator/world/repayment/repay.ts';
import { payables, type Payable, type RepayWish } from '#simulator/world/repayment/repayTargets.ts';
import { dayOf, type Day, type Instant } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { Parts } from '#simulator/world/values/schema.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { debtParts } from '../wire/amounts.ts';
import { executedRate } from '../wire/bill.ts';
import { couponEntry } from '../wire/coupon.ts';
import { generalRemark, repayRefusal, transferDetails, payerOf } from '../wire/repay.ts';

const repayBill = (world: World, { bill, item, due, early }: Payable, today: Day) => ({
  billNo: bill.id,
  period: item.period,
  periods: bill.items.length,
  cycle: bill.cycle,
  billStatus: itemStatus(item, today),
  lastRepayDate: item.dueOn,
  ...debtParts(due),
  owed: yuan(total(due)),
  ...(early && { early }),
  executedRate: executedRate(world, bill),
  investorNo: bill.investorNo,
});

const investorEntry = (world: World, no: string, chosen: readonly Payable[]) => {
  const { name, repayMode } = investorOf(world, no);
  const owed = yuan(total(dueOf(chosen)));
  return { investorNo: no, investorName: name, repayMode, billCount: chosen.length, owed };
};

/**
 * Returns the ways to pay a funder: the company's accounts with it, and the bank transfer, which every funder accepts.
 * An empty account cannot be chosen.
 */
function sourcesOf(world: World, investor: Investor) {
  const accounts = [RepaySource.Overflow, RepaySource.EasyPay].flatMap((source) => {
    const account = accountForSource(world, source, investor.no);
    if (account === undefined) return [];
    const balance = spendable(world, account);
    const closed = investor.repayMode === 'OFFLINE' ? '该资金方仅支持对公转账' : undefined;
    const reason = closed ?? (balance <= 0 ? '账户余额为0' : undefined);
    return [
      {
        source,
        accountNo: account.accountNo,
        balance: yuan(balance),
        usable: reason === undefined,
        ...(reason !== undefined && { reason }),
      },
    ];
  });
  return [...accounts, { source: RepaySource.BankTransfer, usable: true }];
}

/** Returns cost and saving of paying the later periods of the chosen bills today; empty if there are no such periods. */
function earlyRepay(world: World, wish: RepayWish, chosen: readonly Payable[], scope: Scope, now: Instant) {
  const today = dayOf(now);
  const bills = [...new Set(chosen.map(({ bill }) => bill))];
  const chosenBills = wish.bills ?? bills.map((bill) => ({ billNo: bill.id }));
  const all =
    chosenBills.length === 0 ? undefined : payables(world, { bills: chosenBills, early: true }, scope, today);
  if (all === undefined || 'refuse' in all) return {};
  const later = all.payables.filter((entry) => entry.early);
  if (later.length === 0) return {};
  return {
    earlyRepay: {
      principal: yuan(sum(later.map(({ item }) => principalLeft(item)))),
      payoffAmount: yuan(total(dueOf(all.payables))),
      savedAmount: yuan(sum(later.map(({ item }) => item.fee))),
    },
  };
}

const usableCoupons = (world: World, parts: Parts, product: ProductCode, now: Instant) =>
  world.coupons
    .filter((coupon) => couponDiscount(coupon, parts, product, now) > 0)
    .map((coupon) => couponEntry(coupon, now));

export const prepareRepay: Handler<'provisional', 'prepareRepay'> = (
  { productCode, bills, early },
  { world, now },
) => {
  const today = dayOf(now);
  const { scope } = payerOf(world, productCode);
  const wish: RepayWish = { ...(bills && { bills }), ...(early !== undefined && { early }) };
  const chosen = payables(world, wish, scope, today);
  if ('refuse' in chosen) return repayRefusal(chosen);
  const parts = dueOf(chosen.payables);
  const byInvestor = Map.groupBy(chosen.payables, ({ bill }) => bill.investorNo);
  const [onlyInvestor] = byInvestor.size === 1 ? [...byInvestor.keys()] : [];
  return {
    data: {
      bills: chosen.payables.map((entry) => repayBill(world, entry, today)),
      amounts: debtParts(parts),
      owed: yuan(total(parts)),
      minAmount: yuan(minimumOf(total(parts))),
      investors: [...byInvestor].map(([no, entries]) => investorEntry(world, no, entries)),
      sources: onlyInvestor === undefined ? [] : sourcesOf(world, investorOf(world, onlyInvestor)),
      ...(onlyInvestor !== undefined && {
        transfer: transferDetails(world, onlyInvestor, generalRemark(world, productCode)),
      }),
      coupons: onlyInvestor === undefined ? [] : usableCoupons(world, parts, productCode, now),
      ...earlyRepay(world, wish, chosen.payables, scope, now),
    },
  };
};
