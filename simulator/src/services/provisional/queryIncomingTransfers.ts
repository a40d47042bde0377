import { fundAccount } from '../../world/funds/funds.ts';
import { claimable } from '../../world/funds/incoming.ts';
import { terms } from '../../world/terms.ts';
import { dayOf } from '../../world/values/calendar.ts';
import type { Handler } from '../handler.ts';
import { incomingEntry } from './wire/claim.ts';

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
