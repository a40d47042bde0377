import { fundsOf } from '#simulator/world/funds/funds.ts';
import type { Handler } from '../../handler.ts';
import { fundAccountEntry } from '../wire/fund.ts';

export const queryFundAccounts: Handler<'provisional', 'queryFundAccounts'> = (_asked, { world, now }) => ({
  data: { accounts: fundsOf(world).map((account) => fundAccountEntry(world, account, now)) },
});
