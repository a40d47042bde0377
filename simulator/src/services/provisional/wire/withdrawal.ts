/** Withdrawals on the wire. */
import { FundAccountType, WithdrawalStatus } from '#generated/shared/enums.ts';
import { balanceOf, fundAccount, movementsOf, totalOf } from '#simulator/world/funds/funds.ts';
import type { Withdrawal } from '#simulator/world/funds/schema.ts';
import { entriesOf } from '#simulator/world/funds/statement.ts';
import type { WithdrawalRefusal } from '#simulator/world/funds/withdrawals.ts';
import { terms } from '#simulator/world/terms.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';
import { moneyText } from './amounts.ts';
import { maskedCard } from './masks.ts';

/** Returns the response to a new withdrawal; repeated requests get the same one, whatever became of it. */
export function acceptedWithdrawal(world: World, withdrawal: Withdrawal) {
  const processing = { ...withdrawal, status: WithdrawalStatus.Processing };
  const {
    finishedAt: _finished,
    failReason: _reason,
    backMovementNo: _back,
    ...accepted
  } = withdrawalEntry(world, processing);
  const movements = fundAccount(world, withdrawal.accountNo)?.movements ?? [];
  const paid = entriesOf(movements).find(({ id }) => id === accepted.movementNo);
  return { ...accepted, balance: yuan(paid?.balanceAfter ?? 0) };
}

export const withdrawalEntry = (world: World, withdrawal: Withdrawal) => {
  const { no, accountNo, amount, fee, card, status, submittedAt, finishedAt, failReason } = withdrawal;
  const account = fundAccount(world, accountNo);
  const [out, back] = movementsOf(world, no);
  return {
    withdrawalNo: no,
    accountNo,
    accountType: account?.type ?? FundAccountType.Overflow,
    status,
    amount: yuan(amount),
    fee: yuan(fee),
    total: yuan(totalOf(withdrawal)),
    cardNo: maskedCard(card.cardNo),
    accountName: card.accountName,
    bankName: card.bankName,
    submittedAt,
    // A withdrawal gets the time of its end when it is submitted.
    expectedAt: finishedAt,
    ...(status !== WithdrawalStatus.Processing && { finishedAt }),
    ...(failReason !== undefined && { failReason }),
    movementNo: out?.id ?? '',
    ...(back && { backMovementNo: back.id }),
    balance: account ? yuan(balanceOf(account)) : 0,
  };
};

const names: Record<WithdrawalRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'FundAccountNotOwned',
  blocked: 'WithdrawalBlocked',
  guidance: 'GuidanceUnread',
  'no-card': 'BankCardNotFound',
  'no-payout-card': 'PayoutCardMissing',
  'out-of-range': 'WithdrawalOutOfRange',
  balance: 'BalanceInsufficient',
};

export const withdrawalRefusal = (
  refuse: WithdrawalRefusal,
): { refuse: ErrorName<'provisional'>; message?: string } => ({
  refuse: names[refuse],
  ...(refuse === 'out-of-range' && {
    message: `单笔转出金额须在${moneyText(terms.withdrawal.min)}元至${moneyText(terms.withdrawal.max)}元之间`,
  }),
  ...(refuse === 'balance' && { message: '可用金额不足以支付转出金额与服务费' }),
});
