import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { keepFocusAbove } from '#portal/ui/page/bottomBar.ts';
import type { TriedDecision } from '../decision/triedDecision.ts';
import { useDecision } from '../decision/useDecision.ts';
import { copy } from './copy.ts';

const load = () => import('./dialogs.ts');
const ApproveDialog = lazy(() => load().then((loaded) => ({ default: loaded.ApproveDialog })));
const RefuseDialog = lazy(() => load().then((loaded) => ({ default: loaded.RefuseDialog })));

interface DecideBarProps {
  readonly approval: ApprovalDetail;
  /** Number of the request to skip to. */
  readonly next: string | undefined;
  /** Called if the request had ended before the user's decision. */
  readonly onLost: (tried: TriedDecision) => void;
}

/** The buttons of both decisions at the lower edge. Each asks again in a dialog, so that no single tap decides. */
export function DecideBar({ approval, next, onLost }: DecideBarProps) {
  const decision = useDecision(approval, { onDone: noNotice, onLost });
  const { busy, approve, refuseConfirmed } = decision;
  const [open, setOpen] = useState<'approve' | 'refuse'>();
  const close = () => setOpen(undefined);
  // If no money moves, no proof is needed: `approve` then opens its own confirmation.
  const askToApprove = () => (approval.proof === undefined ? void approve('') : setOpen('approve'));
  // The dialogs load after the card, but before a tap needs them.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <>
      <Box
        component="section"
        ref={keepFocusAbove}
        data-bottom-bar
        data-print="hide"
        aria-label={copy.bar}
        sx={barStyle}
      >
        <Button variant="outlined" size="large" disabled={busy} onClick={() => setOpen('refuse')}>
          {copy.refuse}
        </Button>
        <Button size="large" disabled={busy || approval.problem !== undefined} onClick={askToApprove}>
          {copy.approve}
        </Button>
        {next === undefined ? null : (
          <LinkButton
            variant="link"
            to={paths.approvalCards({ no: next })}
            sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}
          >
            {copy.skip}
          </LinkButton>
        )}
      </Box>
      <Suspense fallback={null}>
        {open === 'approve' ? (
          <ApproveDialog approval={approval} decision={decision} onClose={close} />
        ) : null}
        {open === 'refuse' ? (
          <RefuseDialog approval={approval} busy={busy} onRefuse={refuseConfirmed} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

/** Shows no notice of success, because the line above the next card shows the outcome (LastLine.tsx). */
const noNotice = () => undefined;

/** 48 px buttons side by side, above the bar of a phone's system. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 3,
  mt: { xs: 'auto', sm: 0 },
  mx: { xs: -3, sm: 0 },
  p: '12px 16px',
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: { sm: '8px' },
  '& > .MuiButton-root': { minHeight: 48 },
} as const;
