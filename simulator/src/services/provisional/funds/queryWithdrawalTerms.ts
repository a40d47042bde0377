import { fundAccount, spendable } from '#simulator/world/funds/funds.ts';
import { blockOf, feeOf, maxPayout, payoutCards } from '#simulator/world/funds/withdrawals.ts';
import { terms } from '#simulator/world/terms.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import { cents, yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { bankCardEntry } from '../wire/fund.ts';
import { maskedPhone } from '../wire/masks.ts';

const blocks = {
  blocked: '有在途金额，暂不可转出',
  'no-payout-card': '没有户名与企业名称一致的对公账户，请先绑定',
  balance: '可用金额低于单笔最低金额',
} as const;

export const queryWithdrawalTerms: Handler<'provisional', 'queryWithdrawalTerms'> = (
  { accountNo, amount },
  { world, now },
) => {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { refuse: 'FundAccountNotOwned' };
  const { min, feeRate, minFee, maxFee, minutes } = terms.withdrawal;
  const available = spendable(world, account);
  const block = blockOf(world, account);
  const wished = amount === undefined ? undefined : cents(amount);
  return {
    data: {
      accountNo,
      available: yuan(available),
      minAmount: yuan(min),
      maxAmount: yuan(maxPayout(available)),
      feeRate,
      feeMin: yuan(minFee),
      feeMax: yuan(maxFee),
      ...(wished !== undefined && { fee: yuan(feeOf(wished)), total: yuan(wished + feeOf(wished)) }),
      arrivesWithinMinutes: minutes,
      expectedAt: momentOf(now + minutes * 60_000),
      needsGuidance: !account.guidanceRead,
      passwordSet: world.paySetting.password !== undefined,
      phone: maskedPhone(world.company.admin.phone),
      ...(block !== undefined && { blockReason: blocks[block] }),
      cards: payoutCards(world).map((card) => bankCardEntry(world, card)),
    },
  };
};
