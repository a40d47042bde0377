import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CallbackState } from '#generated/shared/enums/CallbackState.ts';
import { CallbackTimeLabel } from '#generated/shared/labels.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Callback } from '../opening.ts';
import { copy } from './copy.ts';

interface CallbackFactsProps {
  readonly callback: Callback;
  readonly onAgain: () => void;
}

/** The state of a requested call-back. */
export function CallbackFacts({ callback, onAgain }: CallbackFactsProps) {
  const { name, phone, time, state, requestedAt, expectedOn, calledAt } = callback;
  const called = state === CallbackState.Called;
  return (
    <>
      <StatusTag tone={called ? 'success' : 'info'} icon={called ? 'check' : 'clock'}>
        {copy.state[state]}
      </StatusTag>
      <DetailRows
        rows={[
          [copy.state.name, name],
          [copy.state.phone, phone],
          [copy.state.time, CallbackTimeLabel[time]],
          [copy.state.requestedAt, requestedAt],
          ...(expectedOn === undefined ? [] : [[copy.state.expectedOn, expectedOn] as const]),
          ...(calledAt === undefined ? [] : [[copy.state.calledAt, calledAt] as const]),
        ]}
      />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 3 }}>
        <Words>{copy.state.hotline}</Words>
      </Typography>
      {called ? (
        <Button variant="outlined" onClick={onAgain} sx={{ mt: 3 }}>
          {copy.state.again}
        </Button>
      ) : null}
    </>
  );
}
