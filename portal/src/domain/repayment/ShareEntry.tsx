import Box from '@mui/material/Box';
import type { Outputs } from '#generated/provisional/io.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { repayment } from '../../copy/repayment.ts';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';

/** The part of a repayment that pays one period of a bill. */
export type Share = Outputs['queryRepayResult']['shares'][number];

const { shares: words } = repayment;

/** The bill and its period: one repayment may pay several periods of a bill. */
export const Bill = ({ billNo, period, periods }: Pick<Share, 'billNo' | 'period' | 'periods'>) => (
  <>
    {billNo}
    {periods === 1 ? null : <small className="below">{words.period(period)}</small>}
  </>
);

/** Tag that tells whether a share settles its bill. Only a successful repayment gets the check mark. */
export function Settles({ settles, status }: Pick<Share, 'settles'> & { readonly status: RepaymentStatus }) {
  const { [settles ? 'settles' : 'part']: text } = words.states[status];
  const done = status === RepaymentStatus.Success && settles;
  return <StatusTag icon={done ? 'check' : 'minus'}>{text}</StatusTag>;
}

interface ShareEntryProps {
  readonly share: Share;
  readonly status: RepaymentStatus;
  readonly fact: FactMark;
}

/** One share, for screens without room for a table. */
export const ShareEntry = ({ share, status, fact }: ShareEntryProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <span>
      <Bill {...share} />
    </span>
    <span>
      <Settles settles={share.settles} status={status} />
    </span>
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words.amount}
      </Box>
      <MoneyText value={share.amount} fact={fact} />
    </Box>
  </Box>
);
