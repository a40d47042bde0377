/** Withdrawals to a bank account in the company's own name (spec 1 §4, 2 §2.4). Amounts in cents. */
import {
  AccountDetailType,
  AccountDirection,
  BankCardKind,
  CounterpartKind,
  WithdrawalStatus,
} from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { share, type Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { fundAccount, mayWithdraw, move, spendable, totalOf, withBook } from './funds.ts';
import type { BankCard, FundAccount, Withdrawal } from './schema.ts';

const { withdrawal: limits } = terms;

/** Returns the fee of a withdrawal: a share of the amount, within bounds. */
export const feeOf = (amount: Cents): Cents =>
  Math.min(limits.maxFee, Math.max(limits.minFee, share(amount, limits.feeRate)));

/** Returns the largest amount that can be paid out with its fee; 0 if it is below the minimum. */
export function maxPayout(available: Cents): Cents {
  // The fee grows by at most one cent for each cent, so few steps from below reach the maximum.
  let amount = Math.min(limits.max, Math.max(0, available - feeOf(available)));
  while (amount < limits.max && amount + 1 + feeOf(amount + 1) <= available) amount += 1;
  return amount < limits.min ? 0 : amount;
}

/** Returns bank accounts for payouts: corporate, in the company's own name, the default one first. */
export const payoutCards = ({ fundBook, company }: World): BankCard[] =>
  fundBook.cards
    .filter(({ kind, accountName }) => kind === BankCardKind.Corporate && accountName === company.name)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

export interface WithdrawalWish {
  accountNo: string;
  amount: Cents;
  /** Default account if absent. */
  cardId?: string;
}

export interface WithdrawalPlan extends Pick<Withdrawal, 'accountNo' | 'amount' | 'fee' | 'card'> {}

export type WithdrawalRefusal =
  | 'not-owned'
  | 'blocked'
  | 'guidance'
  | 'no-card'
  | 'no-payout-card'
  | 'out-of-range'
  | 'balance';

/** Returns why an account cannot pay out now; undefined if it can. */
export function blockOf(
  world: World,
  account: FundAccount,
): 'blocked' | 'no-payout-card' | 'balance' | undefined {
  if (!mayWithdraw(world, account)) return 'blocked';
  if (payoutCards(world).length === 0) return 'no-payout-card';
  return maxPayout(spendable(world, account)) === 0 ? 'balance' : undefined;
}

function cardFor(world: World, cardId: string | undefined): BankCard | 'no-card' | 'no-payout-card' {
  const cards = payoutCards(world);
  if (cardId === undefined) return cards[0] ?? 'no-payout-card';
  const chosen = cards.find(({ id }) => id === cardId);
  if (chosen) return chosen;
  return world.fundBook.cards.some(({ id }) => id === cardId) ? 'no-payout-card' : 'no-card';
}

/** Checks a withdrawal before it is executed. A caller checks the password after this, so that a refusal costs no try. */
export function planWithdrawal(
  world: World,
  { accountNo, amount, cardId }: WithdrawalWish,
): WithdrawalPlan | { refuse: WithdrawalRefusal } {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { refuse: 'not-owned' };
  if (!mayWithdraw(world, account)) return { refuse: 'blocked' };
  if (!account.guidanceRead) return { refuse: 'guidance' };
  const card = cardFor(world, cardId);
  if (typeof card === 'string') return { refuse: card };
  if (amount < limits.min || amount > limits.max) return { refuse: 'out-of-range' };
  const fee = feeOf(amount);
  return amount + fee > spendable(world, account) ? { refuse: 'balance' } : { accountNo, amount, fee, card };
}

/** Starts a withdrawal. The account pays at once, so that the money cannot be spent twice. */
export function withdraw(
  world: World,
  plan: WithdrawalPlan,
  pin: string,
  now: Instant,
): { world: World; withdrawal: Withdrawal } {
  const { withdrawals } = world.fundBook;
  const withdrawal: Withdrawal = {
    ...plan,
    no: numberOf('ZC', now, withdrawals.length + 1),
    pin,
    status: WithdrawalStatus.Processing,
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + limits.minutes * 60_000),
  };
  const paid = move(world, plan.accountNo, {
    type: AccountDetailType.Withdraw,
    direction: AccountDirection.Expense,
    amount: totalOf(plan),
    at: withdrawal.submittedAt,
    counterpart: { kind: CounterpartKind.Withdrawal, no: withdrawal.no },
    counterparty: plan.card.bankName,
  });
  return { withdrawal, world: withBook(paid, { withdrawals: [...withdrawals, withdrawal] }) };
}

/** Ends a withdrawal. If it fails, the account gets everything back, including the fee. */
export function finishWithdrawal(world: World, withdrawal: Withdrawal): World {
  const success = world.outcomes.withdrawal === 'success';
  const ended: Withdrawal = success
    ? { ...withdrawal, status: WithdrawalStatus.Success }
    : { ...withdrawal, status: WithdrawalStatus.Failed, failReason: '收款银行退回，请核对收款账户' };
  const withWithdrawal = withBook(world, {
    withdrawals: world.fundBook.withdrawals.map((entry) => (entry.no === withdrawal.no ? ended : entry)),
  });
  if (success) return withWithdrawal;
  return move(withWithdrawal, withdrawal.accountNo, {
    type: AccountDetailType.Withdraw,
    direction: AccountDirection.Income,
    amount: totalOf(withdrawal),
    at: withdrawal.finishedAt,
    counterpart: { kind: CounterpartKind.Withdrawal, no: withdrawal.no },
    counterparty: withdrawal.card.bankName,
    remark: '转出失败退回',
  });
}
