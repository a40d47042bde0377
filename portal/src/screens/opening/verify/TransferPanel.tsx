import { useState } from 'react';
import { serverNow } from '#portal/api/serverClock.ts';
import { DATE_TIME_FORMAT, formatDate } from '#portal/format/date.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import type { Application } from '../opening.ts';
import { AccountCard } from './account/AccountCard.tsx';
import { ArrivedCard } from './arrived/ArrivedCard.tsx';
import { verifyCopy } from './copy.ts';
import { transferState } from './transferState.ts';

interface TransferPanelProps {
  readonly application: Application;
  readonly onPassed: () => Promise<void>;
  readonly refetchOpening: () => Promise<void>;
}

/** Verification by a small transfer: the user requests it, then enters the received amount. */
export function TransferPanel({ application, onPassed, refetchOpening }: TransferPanelProps) {
  const { transfer } = application.verification;
  const [restarting, setRestarting] = useState(false);
  const state = transferState(transfer, formatDate(serverNow(), DATE_TIME_FORMAT));
  const { amount } = verifyCopy;
  if (state === 'waiting' && transfer !== undefined && !restarting)
    return (
      <ArrivedCard
        application={application}
        transfer={transfer}
        onPassed={onPassed}
        onRefused={refetchOpening}
        onRestart={() => setRestarting(true)}
      />
    );
  return (
    <>
      {state === 'spent' || state === 'over' ? (
        <HintPanel tone="warning" icon="warning">
          {amount[state]}
        </HintPanel>
      ) : null}
      <AccountCard
        application={application}
        onSent={async () => {
          await refetchOpening();
          setRestarting(false);
        }}
        onFailed={refetchOpening}
      />
    </>
  );
}
