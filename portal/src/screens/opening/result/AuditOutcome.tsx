import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { daysBetween } from '#portal/format/date.ts';
import { useToday } from '#portal/session/useNow.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Application, Audit } from '../opening.ts';
import { copy } from './copy.ts';
import { factsOf } from './facts.tsx';
import { RETRY_NOTE, NextActions } from './NextActions.tsx';
import type { Outcome } from './outcome.ts';
import { PhaseList } from './PhaseList.tsx';
import { phasesOf } from './phases.ts';
import { ReasonList } from './ReasonList.tsx';
import { ResultHead } from './ResultHead.tsx';
import { SubmittedDrawer } from './SubmittedDrawer.tsx';

interface AuditOutcomeProps {
  readonly application: Application;
  readonly audit: Audit;
  readonly outcome: Outcome;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/** Result of an application: its facts, the coming phases or the reasons of a refusal, and the next actions. */
export function AuditOutcome({ application, audit, outcome, refreshing, onRefresh }: AuditOutcomeProps) {
  const today = useToday();
  const [reading, setReading] = useState(false);
  const { status } = outcome;
  return (
    <>
      <ResultHead {...outcome} />
      <Box sx={{ mt: 4, pt: 1, borderTop: (theme) => `1px solid ${theme.palette.hairline}` }}>
        <DetailRows rows={factsOf(application, audit)} />
      </Box>
      {status === OpeningStatus.Reviewing ? (
        <>
          <Typography component="h3" variant="strong" sx={{ mt: 5, mb: 3 }}>
            {copy.next}
          </Typography>
          <PhaseList label={copy.next} phases={phasesOf(audit)} />
          <Box sx={{ mt: 5 }}>
            <HintPanel tone="info" icon="phone">
              <Words>{copy.sms(audit.notifyPhone)}</Words>
            </HintPanel>
          </Box>
        </>
      ) : null}
      {status === OpeningStatus.Refused ? (
        <>
          <ReasonList reasons={audit.reasons ?? []} />
          {audit.retryOn === undefined ? null : (
            <Box sx={{ mt: 4 }}>
              <HintPanel tone="flat" icon="calendar">
                <span id={RETRY_NOTE}>{copy.retry(audit.retryOn, daysBetween(today, audit.retryOn))}</span>
              </HintPanel>
            </Box>
          )}
        </>
      ) : null}
      <NextActions
        status={status}
        retryOn={audit.retryOn}
        today={today}
        beside={
          <Button variant="outlined" size="large" onClick={() => setReading(true)}>
            {copy.submitted}
          </Button>
        }
      >
        {status === OpeningStatus.Reviewing ? (
          <Button size="large" disabled={refreshing} aria-busy={refreshing} onClick={onRefresh}>
            {refreshing ? copy.buttons.refreshing : copy.buttons.refresh}
          </Button>
        ) : null}
      </NextActions>
      <SubmittedDrawer application={application} open={reading} onClose={() => setReading(false)} />
    </>
  );
}
