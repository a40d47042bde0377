import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IncomingTransferState } from '#generated/shared/enums/IncomingTransferState.ts';
import { ClaimTypeLabel, IncomingTransferStateLabel } from '#generated/shared/labels.ts';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { fundsCopy } from '../copy.ts';
import type { IncomingTransfer } from './queries.ts';

const { claim: words } = fundsCopy;

/** Payer and origin of a transfer, as far as shown: amount and day are the proof, so the provider masks them. */
export function TransferTile({ transfer }: { readonly transfer: IncomingTransfer }) {
  const { payerName, payerBank, payerAccount, amount, day, remark, state, triesLeft } = transfer;
  const toClaim = state === IncomingTransferState.ToClaim;
  return (
    <Box component="span" sx={tileStyle}>
      <Box component="span" sx={{ gridArea: 'payer' }}>
        {payerName}
        <Small>
          {day} {words.arrived}
        </Small>
        {remark === undefined ? null : <Small>{words.remark(remark)}</Small>}
      </Box>
      <Box component="span" sx={{ gridArea: 'bank' }}>
        {payerBank}
        <Small>{payerAccount}</Small>
      </Box>
      <Box component="span" sx={{ gridArea: 'amount', textAlign: 'right' }}>
        {amount}
        <Small>{words.masked}</Small>
      </Box>
      <Box component="span" sx={{ gridArea: 'state', textAlign: { xs: 'right', sm: 'left' } }}>
        <StatusTag tone={toClaim ? 'warning' : 'info'} icon={toClaim ? 'clock' : 'user'}>
          {IncomingTransferStateLabel[state]}
        </StatusTag>
        {toClaim ? (
          <Small>{triesLeft === 0 ? words.noTries : words.triesLeft(triesLeft)}</Small>
        ) : (
          <Claiming transfer={transfer} />
        )}
      </Box>
    </Box>
  );
}

/** Claimant, and time of the claim. */
function Claiming({
  transfer: { claimType, claimingSince, claimedBy },
}: {
  readonly transfer: IncomingTransfer;
}) {
  return (
    <>
      {claimType === undefined || claimingSince === undefined ? null : (
        <Small>{words.claiming(ClaimTypeLabel[claimType], claimingSince.slice(5, 16))}</Small>
      )}
      {claimedBy === undefined ? null : <Small>{words.claimingBy(claimedBy)}</Small>}
    </>
  );
}

const Small = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

const tileStyle = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'start',
  gridTemplateAreas: { xs: '"payer amount" "bank state"', sm: '"payer bank amount state"' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1.6fr) minmax(0, 1.3fr) 88px minmax(0, 1.1fr)',
  },
} as const;
