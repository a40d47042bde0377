import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { paths } from '#portal/paths.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { copy } from './copy.ts';
import type { Outcome } from './outcome.ts';

/** Element id of the note with the day from which the user may apply again. */
export const RETRY_NOTE = 'retry-note';

interface NextActionsProps {
  readonly status: Outcome['status'];
  /** Day from which the user may apply again, YYYY-MM-DD. */
  readonly retryOn: string | undefined;
  readonly today: string;
  /** Buttons before the next action. */
  readonly children: ReactNode;
  /** Buttons after the next action. */
  readonly beside: ReactNode;
}

/** The next action after a result, among other buttons. */
export function NextActions({ status, retryOn, today, children, beside }: NextActionsProps) {
  const { flow, linkParams } = useOpeningFlow();
  const links: Partial<Record<Outcome['status'], readonly [text: string, to: string]>> = {
    [OpeningStatus.Passed]: [copy.buttons.home, paths.root()],
    [OpeningStatus.MoreInfo]: [copy.buttons.moreInfo, flow.addInfo()],
    [OpeningStatus.Contract]: [copy.buttons.contract, flow.sign()],
    [OpeningStatus.Refused]: [copy.buttons.again, flow.start(linkParams)],
  };
  const link = links[status];
  const tooEarly = status === OpeningStatus.Refused && retryOn !== undefined && today < retryOn;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
      {children}
      {link === undefined ? null : tooEarly ? (
        <Button size="large" disabled aria-describedby={RETRY_NOTE}>
          {link[0]}
        </Button>
      ) : (
        <Button component={Link} to={link[1]} size="large">
          {link[0]}
        </Button>
      )}
      {beside}
    </Box>
  );
}
