/** Fund accounts, movements and bank accounts on the wire. */
import { AccountDirection, CounterpartKind, FundAccountType } from '#generated/shared/enums.ts';
import { investorOf } from '#simulator/world/company/investors.ts';
import { unbindObstacle, sortedCards } from '#simulator/world/funds/cards.ts';
import { balanceOf, mayWithdraw, pendingOf, spendable } from '#simulator/world/funds/funds.ts';
import { unclaimed } from '#simulator/world/funds/incoming.ts';
import type { BankCard, FundAccount } from '#simulator/world/funds/schema.ts';
import { amountIn, type Entry, type Month } from '#simulator/world/funds/statement.ts';
import { payoutCards } from '#simulator/world/funds/withdrawals.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { maskedCard, maskedPhone } from './masks.ts';
import { transferDetails } from './repay.ts';

const unbindReasons = {
  'in-use': '有转出正在处理，完成后方可解绑',
  last: '至少须保留一个对公账户，请先绑定其他账户',
} as const;

export const bankCardEntry = (world: World, card: BankCard) => {
  const obstacle = unbindObstacle(world, card);
  return {
    cardId: card.id,
    cardNo: maskedCard(card.cardNo),
    accountName: card.accountName,
    bankName: card.bankName,
    kind: card.kind,
    isDefault: card.isDefault,
    boundOn: card.boundOn,
    unbindable: obstacle === undefined,
    ...(obstacle !== undefined && { blockReason: unbindReasons[obstacle] }),
  };
};

export const bankCards = (world: World) => ({
  cards: sortedCards(world).map((card) => bankCardEntry(world, card)),
  phone: maskedPhone(world.company.admin.phone),
});

/** Returns the bank accounts that a fund account can use: all for the easyPay account, corporate ones for the others. */
const cardsOf = (world: World, { type }: FundAccount): BankCard[] =>
  type === FundAccountType.EasyPay ? sortedCards(world) : payoutCards(world);

export const fundAccountEntry = (world: World, account: FundAccount, now: Instant) => {
  const online = account.repayMode === 'ONLINE';
  return {
    accountNo: account.accountNo,
    accountType: account.type,
    accountName: world.company.name,
    balance: yuan(balanceOf(account)),
    pendingAmount: yuan(pendingOf(world, account)),
    available: yuan(spendable(world, account)),
    withdrawal: mayWithdraw(world, account),
    repayMode: account.repayMode,
    mayClaim: online,
    unclaimed: unclaimed(world, account, now).length,
    investorNo: account.investorNo,
    investorName: investorOf(world, account.investorNo).name,
    openedOn: account.openedOn,
    ...(online && { payIn: transferDetails(world, account.investorNo, account.accountNo) }),
    cards: cardsOf(world, account).map((card) => bankCardEntry(world, card)),
  };
};

export const movementEntry = ({ id, at, amount, balanceAfter, counterpart, ...rest }: Entry) => ({
  ...rest,
  movementNo: id,
  occurredAt: at,
  amount: yuan(amount),
  balanceAfter: yuan(balanceAfter),
  counterpartKind: counterpart.kind,
  counterpartNo: counterpart.no,
  ...(counterpart.kind === CounterpartKind.Repayment && { repayNo: counterpart.no }),
});

/** Sum and number of incoming and outgoing movements. */
export const sidesOf = (entries: readonly Entry[]) => {
  const count = (direction: AccountDirection): number =>
    entries.filter((entry) => entry.direction === direction).length;
  return {
    sumIncome: yuan(amountIn(entries, AccountDirection.Income)),
    sumExpense: yuan(amountIn(entries, AccountDirection.Expense)),
    countIncome: count(AccountDirection.Income),
    countExpense: count(AccountDirection.Expense),
  };
};

export const monthEntry = ({ month, closed, opening, income, expense, closing }: Month) => ({
  month,
  closed,
  opening: yuan(opening),
  income: yuan(income),
  expense: yuan(expense),
  closing: yuan(closing),
});
