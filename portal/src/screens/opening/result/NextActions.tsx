import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { paths } from '#portal/paths.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { copy } from './copy.ts';
import type { Outcome } from './outcome.ts';

/** Id of the note with the day of the next try. */
export const RETRY_NOTE = 'retry-note';

interface NextActionsProps {
  readonly status: Outcome['status'];
  /** Day of the next try; YYYY-MM-DD. */
  readonly retryOn: string | undefined;
  readonly today: string;
  /** Actions on this page, before links elsewhere. */
  readonly children: ReactNode;
  /** Further views. */
  readonly beside: ReactNode;
}

/** The next action after a result. */
export function NextActions({ status, retryOn, today, children, beside }: NextActionsProps) {
  const { flow, linkParams } = useOpeningFlow();
  const leads: Partial<Record<Outcome['status'], readonly [text: string, to: string]>> = {
    [OpeningStatus.Passed]: [copy.buttons.home, paths.root()],
    [OpeningStatus.MoreInfo]: [copy.buttons.moreInfo, flow.addInfo()],
    [OpeningStatus.Contract]: [copy.buttons.contract, flow.sign()],
    [OpeningStatus.Refused]: [copy.buttons.again, flow.start(linkParams)],
  };
  const lead = leads[status];
  const tooEarly = status === OpeningStatus.Refused && retryOn !== undefined && today < retryOn;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
      {children}
      {lead === undefined ? null : tooEarly ? (
        <Button size="large" disabled aria-describedby={RETRY_NOTE}>
          {lead[0]}
        </Button>
      ) : (
        <Button component={Link} to={lead[1]} size="large">
          {lead[0]}
        </Button>
      )}
      {beside}
    </Box>
  );
}
