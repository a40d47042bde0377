import { fundAccount } from '#simulator/world/funds/funds.ts';
import { claimable } from '#simulator/world/funds/incoming.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { incomingEntry } from '../wire/claim.ts';

export const queryIncomingTransfers: Handler<'provisional', 'queryIncomingTransfers'> = (
  { accountNo },
  { world, now },
) => {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { refuse: 'FundAccountNotOwned' };
  if (account.repayMode === 'OFFLINE') return { refuse: 'FundAccountOffline' };
  return {
    data: {
      accountNo,
      days: terms.incomingDays,
      maxVouchers: terms.maxVouchers,
      transfers: claimable(world, account, now).map((transfer) => incomingEntry(world, transfer, dayOf(now))),
    },
  };
};
