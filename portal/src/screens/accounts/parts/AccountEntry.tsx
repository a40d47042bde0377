import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CycleLabel } from '#generated/shared/labels.ts';
import { dayOf } from '#portal/format/date.ts';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { AccountTag } from './AccountTag.tsx';
import { LimitBar } from './LimitBar.tsx';

interface AccountEntryProps {
  readonly account: Account;
  readonly actions: ReactNode;
}

/** An account as a list entry, for narrow screens. docs/design/look.md rule 8, 20 */
export const AccountEntry = ({ account, actions }: AccountEntryProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <strong>{account.nickname}</strong>
        <Box sx={{ fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}>
          {copy.idAndCycle(account.jdpin, CycleLabel[account.cycle])}
        </Box>
      </Box>
      <span>
        <AccountTag account={account} />
      </span>
    </Box>
    <LimitBar account={account} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Box component="span" sx={{ fontSize: 12, lineHeight: '24px', color: 'text.secondary' }}>
        {account.lastOrderAt === undefined ? copy.limit.never : copy.lastOrder(dayOf(account.lastOrderAt))}
      </Box>
      {actions}
    </Box>
  </Box>
);
