import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { ClaimType } from '#generated/shared/enums/ClaimType.ts';
import { IncomingTransferState } from '#generated/shared/enums/IncomingTransferState.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { TilesField } from '#portal/ui/form/TilesField.tsx';
import { fundsCopy } from '../copy.ts';
import type { ClaimSent, ClaimValues } from './form.ts';
import type { Incoming } from './queries.ts';
import { StepTitle } from './StepTitle.tsx';
import { TransferTile } from './TransferTile.tsx';

const { claim: words } = fundsCopy;

interface PickCardProps {
  readonly form: UseFormReturn<ClaimValues, unknown, ClaimSent>;
  readonly incoming: Incoming;
  readonly onRefresh: () => void;
}

/** The incoming transfers; one that is being claimed stays visible with its claimant and cannot be chosen. */
export function PickCard({ form, incoming, onRefresh }: PickCardProps) {
  const { days, transfers } = incoming;
  const open = transfers.filter(({ state }) => state === IncomingTransferState.ToClaim);
  const refresh = (
    <Button variant="link" onClick={onRefresh}>
      {words.refresh}
    </Button>
  );
  /** Clears the vouchers, which belong to one transfer. Without a try left today, the staff must check the claim. */
  const choose = (transferNo: string) => {
    const { triesLeft = 1 } = transfers.find((transfer) => transfer.transferNo === transferNo) ?? {};
    form.setValue('claimType', triesLeft === 0 ? ClaimType.OperatorClaim : ClaimType.SelfClaim);
    form.setValue('vouchers', []);
    form.clearErrors();
  };
  return (
    <CardFrame
      title={<StepTitle no={1}>{words.pick}</StepTitle>}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '0 12px' }}>
          <Typography variant="caption" color="textSecondary">
            {words.pickNote(days, open.length)}
          </Typography>
          {transfers.length === 0 ? null : refresh}
        </Box>
      }
      isEmpty={transfers.length === 0}
      empty={<EmptyLine text={words.none} action={refresh} />}
    >
      <TilesField
        control={form.control}
        name="transferNo"
        label={words.pick}
        titled
        tiles={transfers.map((transfer) => ({
          value: transfer.transferNo,
          disabled: transfer.state !== IncomingTransferState.ToClaim,
          content: <TransferTile transfer={transfer} />,
        }))}
        onChoose={choose}
      />
    </CardFrame>
  );
}
