/** Invariants of the fund accounts, checked on the records: money is conserved and correctly assigned. */
import { BankCardKind, ClaimStatus, RepaymentStatus, WithdrawalStatus } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { instantOfMoment, type Day } from '../values/calendar.ts';
import { sum } from '../values/money.ts';
import type { World } from '../world.ts';
import { flowsOf, type Flow } from './flows.ts';
import { balanceOf, balanceChange } from './funds.ts';
import type { Claim, FundAccount, Movement, Withdrawal } from './schema.ts';

const textOf = ({ accountNo, direction, amount, counterpart: { kind, no } }: Flow): string =>
  [accountNo, kind, no, direction, amount].join(' ');

/** Returns the texts that one list has more often than the other. */
function difference(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of some) left.set(each, (left.get(each) ?? 0) + 1);
  for (const each of others) left.set(each, (left.get(each) ?? 0) - 1);
  return [...left].filter(([, times]) => times !== 0).map(([each]) => each);
}

const isInOrder = (movements: readonly Movement[]): boolean =>
  movements.every(({ at }, index) => index === 0 || movements[index - 1]!.at <= at);

/** Returns whether the balance was never negative. */
function neverBelowZero({ movements }: FundAccount): boolean {
  let balance = 0;
  return movements.every((movement) => {
    balance += balanceChange(movement);
    return balance >= 0;
  });
}

/** Returns the sum of repayments in progress from an account. */
const heldOn = ({ repayments }: World, accountNo: string): number =>
  sum(
    repayments
      .filter((each) => each.status === RepaymentStatus.Processing && each.accountNo === accountNo)
      .map(({ amount, discount }) => amount - discount),
  );

const standingClaims = ({ fundBook }: World): Claim[] =>
  fundBook.claims.filter(({ status }) => status !== ClaimStatus.Failed);

const duplicates = (all: readonly string[]): string[] =>
  all.filter((each, index) => all.indexOf(each) !== index);

/** Largest error of rounding to the cent, and of the floating-point numbers. */
const HALF_CENT = 0.5001;

/** Returns whether the fee is the right share of the amount, within bounds, rounded to the cent. */
const isRightFee = ({ amount, fee }: Withdrawal): boolean => {
  const { feeRate, minFee, maxFee } = terms.withdrawal;
  const exact = Math.min(maxFee, Math.max(minFee, amount * feeRate));
  return Number.isInteger(fee) && Math.abs(fee - exact) < HALF_CENT;
};

const minutesBetween = (from: string, to: string): number =>
  (instantOfMoment(to) - instantOfMoment(from)) / 60_000;

/** Each invariant returns what breaks it: numbers of accounts, movements or records. */
export const fundLaws = {
  'balance-never-negative': ({ funds }: World) =>
    funds.filter((account) => !neverBelowZero(account)).map(({ accountNo }) => accountNo),

  /** Repayments in progress hold no more than the balance. */
  'nothing-spent-twice': (world: World) =>
    world.funds
      .filter((account) => balanceOf(account) < heldOn(world, account.accountNo))
      .map(({ accountNo }) => accountNo),

  /** Every movement is a positive whole number of cents. */
  'movements-are-whole-cents': ({ funds }: World) =>
    funds.flatMap(({ movements }) =>
      movements.filter(({ amount }) => !Number.isInteger(amount) || amount <= 0).map(({ id }) => id),
    ),

  /** Every movement has exactly one counterpart of its direction and amount, and every counterpart its movements. */
  'movements-have-counterparts': (world: World) =>
    difference(
      world.funds.flatMap(({ accountNo, movements }) =>
        movements.map((movement) => textOf({ accountNo, ...movement })),
      ),
      flowsOf(world).map(textOf),
    ),

  /** The sum of all balances is what came in minus what went out. */
  'funds-are-conserved': (world: World) =>
    sum(world.funds.map(balanceOf)) === sum(flowsOf(world).map(balanceChange)) ? [] : ['funds'],

  /** A transfer belongs to one claim at a time. */
  'claimed-once': (world: World) => duplicates(standingClaims(world).map(({ transferNo }) => transferNo)),

  /** A successful claim matches its transfer: amount and day. */
  'claims-are-what-came': ({ fundBook }: World) =>
    fundBook.claims
      .filter(({ status }) => status === ClaimStatus.Success)
      .filter(({ transferNo, amount, day }) => {
        const transfer = fundBook.incoming.find(({ no }) => no === transferNo);
        return transfer === undefined || transfer.amount !== amount || transfer.at.slice(0, 10) !== day;
      })
      .map(({ no }) => no),

  /** A claim uses vouchers of its own transfer, and a voucher proves one claim. */
  'vouchers-prove-one-claim': (world: World) => {
    const known = new Map(world.fundBook.vouchers.map((voucher) => [voucher.id, voucher]));
    const claims = standingClaims(world).map(({ no, transferNo, vouchers }) => {
      const papers = vouchers.map((id) => known.get(id));
      // The same name and size is the same document, whatever its number.
      const names = new Set(papers.map((paper) => `${paper?.name ?? ''} ${String(paper?.bytes)}`));
      return { no, names, own: papers.every((paper) => paper?.transferNo === transferNo) };
    });
    return [
      ...claims.filter(({ own }) => !own).map(({ no }) => no),
      ...duplicates(claims.flatMap(({ names }) => [...names])),
    ];
  },

  /** Money of one funder pays nothing of another. */
  'funders-are-kept-apart': ({ funds, fundBook, repayments }: World) => {
    const funderOf = new Map(funds.map(({ accountNo, investorNo }) => [accountNo, investorNo]));
    const claims = fundBook.claims.filter(({ transferNo, accountNo }) => {
      const transfer = fundBook.incoming.find(({ no }) => no === transferNo);
      return transfer?.investorNo !== funderOf.get(accountNo);
    });
    const transfers = fundBook.transfers.filter(
      ({ fromAccountNo, toAccountNo }) =>
        toAccountNo !== undefined && funderOf.get(fromAccountNo) !== funderOf.get(toAccountNo),
    );
    const paid = repayments.filter(
      ({ accountNo, investorNo }) => accountNo !== undefined && funderOf.get(accountNo) !== investorNo,
    );
    return [...claims.map(({ no }) => no), ...transfers.map(({ no }) => no), ...paid.map(({ id }) => id)];
  },

  /** A withdrawal has the fee of the terms, and goes to a corporate account. */
  'withdrawals-keep-the-terms': ({ fundBook }: World) =>
    fundBook.withdrawals
      .filter((each) => !isRightFee(each) || each.card.kind !== BankCardKind.Corporate)
      .map(({ no }) => no),

  /** Claims end within the provider's time, and no claim or withdrawal is in progress after the day of its end. */
  'what-is-over-has-ended': ({ fundBook: { claims, withdrawals } }: World, today: Day) => {
    const late = claims.filter(
      ({ submittedAt, finishedAt }) => minutesBetween(submittedAt, finishedAt) > terms.transferMinutes,
    );
    const stuck = [
      ...claims.filter(({ status }) => status === ClaimStatus.Processing),
      ...withdrawals.filter(({ status }) => status === WithdrawalStatus.Processing),
    ].filter(({ finishedAt }) => finishedAt.slice(0, 10) < today);
    return [...late, ...stuck].map(({ no }) => no);
  },

  /** Movement numbers are unique, and an account lists them in order of time. */
  'movements-are-in-order': ({ funds }: World) => {
    const ids = funds.flatMap(({ movements }) => movements.map(({ id }) => id));
    return [
      ...duplicates(ids),
      ...funds.filter(({ movements }) => !isInOrder(movements)).map(({ accountNo }) => accountNo),
    ];
  },

  /** Each kind of bank account has one default, if there is any. */
  'one-default-card': ({ fundBook }: World) =>
    [...Map.groupBy(fundBook.cards, ({ kind }) => kind)]
      .filter(([, cards]) => cards.filter(({ isDefault }) => isDefault).length !== 1)
      .map(([kind]) => kind),
};
