/** Movements of fund accounts as fast-check commands: money arrives, is claimed, repaid, withdrawn or transferred; minutes pass. */
import fc from 'fast-check';
import { ClaimType, RepaySource } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { claimTransfer, uploadVoucher } from '#simulator/world/funds/claims.ts';
import { accountForSource, balanceOf, readGuidance } from '#simulator/world/funds/funds.ts';
import { arrive } from '#simulator/world/funds/incoming.ts';
import { transferBalance } from '#simulator/world/funds/transfers.ts';
import { maxPayout, planWithdrawal, withdraw } from '#simulator/world/funds/withdrawals.ts';
import { openItems } from '#simulator/world/ledger/ledger.ts';
import { itemDue } from '#simulator/world/ledger/planItem.ts';
import { submitRepay } from '#simulator/world/repayment/repay.ts';
import { addDays, dayOf } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import { check, type Model } from './check.ts';
import type { Rig } from './rig.ts';

type Outcome = { world: World } | { refuse: string };
type Deed = (world: World, now: number, pick: Choices) => Outcome;

/** Random choices: numbers that select one of the present records. */
interface Choices {
  /** Selects a transfer, card, bill or receiving account. */
  readonly which: number;
  /** Selects a fund account. */
  readonly account: number;
  /** Cents. */
  readonly amount: number;
  /** The provider fails; a withdrawal goes to another card than the default one. */
  readonly odd: boolean;
  /** Takes the whole balance instead of the amount. */
  readonly all: boolean;
  /** The wrong part of a claim, if any. */
  readonly slip?: 'amount' | 'day' | 'paper' | undefined;
}

const nothing: Outcome = { refuse: 'nothing-there' };
const one = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

const arriving: Deed = (world, now, { account, amount }) => {
  const chosen = one(world.funds, account);
  return chosen ? arrive(world, { investorNo: chosen.investorNo, amount }, now) : nothing;
};

/** Claims a transfer with correct data, or with one mistake. */
const claiming: Deed = (world, now, { which, account, slip }) => {
  const transfer = one(world.fundBook.incoming, which);
  const chosen = one(world.funds, account);
  if (!transfer || !chosen) return nothing;
  const name = `回单${String(world.fundBook.vouchers.length)}.pdf`;
  const other = one(world.fundBook.incoming, which + 1) ?? transfer;
  const transferNo = slip === 'paper' ? other.no : transfer.no;
  const file = { transferNo, name, bytes: 1_024, type: 'application/pdf' as const };
  const uploaded = uploadVoucher(world, file, now);
  if ('refuse' in uploaded) return uploaded;
  const day = transfer.at.slice(0, 10);
  const wish = {
    transferNo: transfer.no,
    accountNo: chosen.accountNo,
    claimType: which % 2 === 0 ? ClaimType.SelfClaim : ClaimType.OperatorClaim,
    amount: transfer.amount + (slip === 'amount' ? 1 : 0),
    day: slip === 'day' ? addDays(day, -1) : day,
    vouchers: [uploaded.voucher.id],
  };
  return claimTransfer(uploaded.world, wish, world.viewer.pin, now);
};

/** Returns the provider's outcome, which fails now and then. */
const outcome = (odd: boolean) => (odd ? 'failed' : 'success');

/** Withdraws to the default bank account, or to any other. */
const withdrawing: Deed = (world, now, { which, account, amount, odd, all }) => {
  const chosen = one(world.funds, account);
  if (!chosen) return nothing;
  const { accountNo } = chosen;
  const ready = readGuidance(world, accountNo);
  const card = one(world.fundBook.cards, which);
  const wish = { accountNo, amount: all ? maxPayout(balanceOf(chosen)) : amount };
  const plan = planWithdrawal(ready, odd && card ? { ...wish, cardId: card.id } : wish);
  if ('refuse' in plan) return plan;
  const outcomes = { ...ready.outcomes, withdrawal: outcome(odd) } as const;
  return withdraw({ ...ready, outcomes }, plan, world.viewer.pin, now);
};

/** Repays a part of the amount due, or as much as the balance allows. */
const repaying: Deed = (world, now, { which, account, amount, odd, all }) => {
  const { viewer } = world;
  const { product, pin } = viewer;
  if (product === null) return nothing;
  const scope = scopeOf(viewer, product);
  const today = dayOf(now);
  const open = one(openItems(world, today, scope), which);
  if (!open) return nothing;
  const { bill, item } = open;
  const source = account % 2 === 0 ? RepaySource.Overflow : RepaySource.EasyPay;
  const payer = accountForSource(world, source, bill.investorNo);
  const wished = all && payer ? balanceOf(payer) : amount;
  const wish = {
    bills: [{ billNo: bill.id, period: item.period }],
    amount: Math.min(itemDue(item, today), Math.max(10_000, wished)),
    source,
  };
  const outcomes = { ...world.outcomes, repay: outcome(odd) } as const;
  return submitRepay({ ...world, outcomes }, wish, { product, pin, scope }, now);
};

const transferring: Deed = (world, now, { which, account, amount, all }) => {
  const from = one(world.funds, account);
  const to = one(world.funds, which);
  if (!from || !to) return nothing;
  const wish = { fromAccountNo: from.accountNo, toAccountNo: to.accountNo };
  return transferBalance(world, { ...wish, amount: all ? Math.max(1, balanceOf(from)) : amount }, now);
};

const deeds = { arriving, claiming, withdrawing, repaying, transferring };

class MoveMoney implements fc.Command<Model, Rig> {
  readonly #what: keyof typeof deeds;
  readonly #pick: Choices;
  constructor(what: keyof typeof deeds, pick: Choices) {
    this.#what = what;
    this.#pick = pick;
  }

  check(): boolean {
    return true;
  }

  run({ counts }: Model, rig: Rig): void {
    counts.executed += 1;
    const before = rig.session.world;
    rig.command((world, now) => deeds[this.#what](world, now, this.#pick));
    if (rig.session.world === before) return;
    counts.changed += 1;
    check(rig, this.toString());
  }

  toString(): string {
    return `${this.#what} ${JSON.stringify(this.#pick)}`;
  }
}

/** Passes less than a day, so that pending movements overlap with the next events. */
class MinutesPass implements fc.Command<Model, Rig> {
  readonly #minutes: number;
  constructor(minutes: number) {
    this.#minutes = minutes;
  }

  check(): boolean {
    return true;
  }

  run({ moments, counts }: Model, rig: Rig): void {
    counts.executed += 1;
    moments.push({ at: rig.now, bytes: JSON.stringify(rig.session.world) });
    rig.moveTo(rig.now + this.#minutes * 60_000);
    counts.moves += 1;
    check(rig, this.toString());
  }

  toString(): string {
    return `${this.#minutes} minutes pass`;
  }
}

const pick = fc.record({
  which: fc.nat(1_000),
  account: fc.nat(1_000),
  amount: fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(1, 10_000, 1_000_000)),
  odd: fc.boolean(),
  all: fc.boolean(),
  slip: fc.option(fc.constantFrom('amount', 'day', 'paper'), { nil: undefined }),
});

export const movingMoney = fc
  .tuple(fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])), pick)
  .map(([what, chosen]): fc.Command<Model, Rig> => new MoveMoney(what, chosen));

export const minutesPass = fc
  .integer({ min: 1, max: 180 })
  .map((minutes): fc.Command<Model, Rig> => new MinutesPass(minutes));
