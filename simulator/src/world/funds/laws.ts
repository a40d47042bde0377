/** What holds of the fund accounts, checked on the records: no cent is made or lost on its way. */
import {
  AccountDirection,
  ClaimStatus,
  CounterpartKind,
  RefundStatus,
  RefundTarget,
  RepaymentStatus,
  WithdrawalStatus,
} from '#generated/shared/enums.ts';
import { sum } from '../values/money.ts';
import type { World } from '../world.ts';
import { balanceOf, signed, spendable, totalOf } from './funds.ts';
import type { FundAccount, Movement } from './schema.ts';

type Flow = Pick<Movement, 'direction' | 'amount' | 'counterpart'> & { accountNo: string };

const { Income, Expense } = AccountDirection;

/** What the other side of the books says that must have moved, each once. A refund goes to the first account there is. */
function flowsOf({ fundBook, repayments, refunds, funds }: World): Flow[] {
  const { incoming, claims, withdrawals, transfers } = fundBook;
  const flow = (
    accountNo: string,
    direction: AccountDirection,
    amount: number,
    kind: CounterpartKind,
    no: string,
  ): Flow => ({ accountNo, direction, amount, counterpart: { kind, no } });
  const claimed = claims
    .filter(({ status }) => status === ClaimStatus.Success)
    .map(({ accountNo, transferNo }) => {
      const amount = incoming.find(({ no }) => no === transferNo)?.amount ?? 0;
      return flow(accountNo, Income, amount, CounterpartKind.IncomingTransfer, transferNo);
    });
  const repaid = repayments.flatMap(({ accountNo, amount, discount, status, id }) =>
    accountNo !== undefined && status === RepaymentStatus.Success
      ? [flow(accountNo, Expense, amount - discount, CounterpartKind.Repayment, id)]
      : [],
  );
  const toAccount: readonly RefundTarget[] = [RefundTarget.Overflow, RefundTarget.EasyPay];
  const refunded = refunds
    .filter(({ status, target }) => status === RefundStatus.Success && toAccount.includes(target))
    .flatMap(({ id, amount, target }) => {
      const account = funds.find(({ type }) => refundTypes[target] === type);
      return account ? [flow(account.accountNo, Income, amount, CounterpartKind.Refund, id)] : [];
    });
  const withdrawn = withdrawals.flatMap((each) => {
    const { accountNo, no, status } = each;
    const out = flow(accountNo, Expense, totalOf(each), CounterpartKind.Withdrawal, no);
    return status === WithdrawalStatus.Failed ? [out, { ...out, direction: Income }] : [out];
  });
  const moved = transfers.flatMap(({ no, amount, fromAccountNo, toAccountNo }) => [
    flow(fromAccountNo, Expense, amount, CounterpartKind.BalanceTransfer, no),
    ...(toAccountNo === undefined
      ? []
      : [flow(toAccountNo, Income, amount, CounterpartKind.BalanceTransfer, no)]),
  ]);
  const known = new Set(funds.map(({ accountNo }) => accountNo));
  return [...claimed, ...repaid, ...refunded, ...withdrawn, ...moved].filter(({ accountNo }) =>
    known.has(accountNo),
  );
}

const refundTypes: Partial<Record<RefundTarget, FundAccount['type']>> = {
  [RefundTarget.Overflow]: 'vas',
  [RefundTarget.EasyPay]: 'easyPay',
};

const spelt = ({ accountNo, direction, amount, counterpart: { kind, no } }: Flow): string =>
  [accountNo, kind, no, direction, amount].join(' ');

/** What only one of two lists holds, as often as it holds it more. */
function difference(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of some) left.set(each, (left.get(each) ?? 0) + 1);
  for (const each of others) left.set(each, (left.get(each) ?? 0) - 1);
  return [...left].filter(([, times]) => times !== 0).map(([each]) => each);
}

const ordered = (movements: readonly Movement[]): boolean =>
  movements.every(({ at }, index) => index === 0 || movements[index - 1]!.at <= at);

/** At no moment of the past was there less than nothing. */
function neverBelowZero({ movements }: FundAccount): boolean {
  let balance = 0;
  return movements.every((movement) => {
    balance += signed(movement);
    return balance >= 0;
  });
}

export const fundLaws = {
  'balance-never-negative': ({ funds }: World) =>
    funds.filter((account) => !neverBelowZero(account)).map(({ accountNo }) => accountNo),

  /** Repayments under way hold no more than there is. */
  'nothing-spent-twice': (world: World) =>
    world.funds.filter((account) => spendable(world, account) < 0).map(({ accountNo }) => accountNo),

  /** Every movement has exactly one counterpart of its direction and amount, and every counterpart its movements. */
  'movements-have-counterparts': (world: World) =>
    difference(
      world.funds.flatMap(({ accountNo, movements }) =>
        movements.map((movement) => spelt({ accountNo, ...movement })),
      ),
      flowsOf(world).map(spelt),
    ),

  /** What is on all accounts came in and has not gone out. */
  'funds-are-conserved': (world: World) =>
    sum(world.funds.map(balanceOf)) === sum(flowsOf(world).map(signed)) ? [] : ['funds'],

  /** A transfer belongs to one claim at a time. */
  'claimed-once': ({ fundBook }: World) => {
    const standing = fundBook.claims.filter(({ status }) => status !== ClaimStatus.Failed);
    const numbers = standing.map(({ transferNo }) => transferNo);
    return numbers.filter((no, index) => numbers.indexOf(no) !== index);
  },

  /** One number is one movement, and an account tells them in the order of time. */
  'movements-are-in-order': ({ funds }: World) => {
    const ids = funds.flatMap(({ movements }) => movements.map(({ id }) => id));
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...funds.filter(({ movements }) => !ordered(movements)).map(({ accountNo }) => accountNo),
    ];
  },

  /** Each kind of bank account has one default, where there is any. */
  'one-default-card': ({ fundBook }: World) =>
    [...Map.groupBy(fundBook.cards, ({ kind }) => kind)]
      .filter(([, cards]) => cards.filter(({ isDefault }) => isDefault).length !== 1)
      .map(([kind]) => kind),
};
