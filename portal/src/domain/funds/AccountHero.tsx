import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { funds } from '../../copy/funds.ts';
import { groupInFours } from '../../format/card.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { factOf } from '../fact/factOf.ts';
import { stateOf } from './accountState.ts';
import type { FundAccountDetail } from './choice.ts';
import { fundsCopy } from './copy.ts';

const { account: words } = fundsCopy;

interface AccountHeroProps {
  readonly account: FundAccountDetail;
  /** Actions of the account. */
  readonly actions: ReactNode;
  /** Pending operations of the account. */
  readonly notes?: ReactNode;
}

/** One fund account: its balance at hero size, its owner, and its actions. */
export function AccountHero({ account, actions, notes }: AccountHeroProps) {
  const { accountNo, balance, pendingAmount, investorName, openedOn } = account;
  return (
    <CardFrame hero>
      <Head account={account} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 4 }}>
        {funds.balance}
      </Typography>
      <MoneyText value={balance} size="heroAmount" fact={factOf('account.balance', accountNo)} />
      <Typography variant="caption" component="p" color="textSecondary">
        <Words>{words.opened(investorName, openedOn)}</Words>
      </Typography>
      {pendingAmount > 0 ? (
        <Typography variant="caption" component="p" color="textSecondary">
          {words.pending}
          <MoneyText value={pendingAmount} fact={factOf('account.pending', accountNo)} sx={{ ml: 1 }} />
        </Typography>
      ) : null}
      {actions}
      {notes ? <Box sx={{ display: 'grid', gap: 2, mt: 4 }}>{notes}</Box> : null}
    </CardFrame>
  );
}

function Head({ account }: { readonly account: FundAccountDetail }) {
  const { tone, icon, label } = stateOf(account);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="cardTitle" component="h2" sx={{ whiteSpace: 'nowrap' }}>
          {FundAccountTypeLabel[account.accountType]}
        </Typography>
        <StatusTag tone={tone} icon={icon}>
          {label}
        </StatusTag>
      </Box>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        {funds.no}
        <CopyableText value={account.accountNo} label={funds.no} shown={groupInFours(account.accountNo)} />
      </Typography>
    </Box>
  );
}
