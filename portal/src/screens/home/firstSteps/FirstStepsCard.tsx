import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, useId, useState, type ReactElement } from 'react';
import { FirstStepsView } from '#generated/shared/enums/FirstStepsView.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { useMedia } from '#portal/ui/hooks/useMedia.ts';
import { firstStepsCopy as copy } from './copy.ts';
import type { FirstSteps } from './steps.ts';
import { StepTiles } from './StepTiles.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

const ConfirmDialog = lazy(() =>
  import('#portal/ui/dialog/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

interface FirstStepsCardProps {
  /** Shown until the steps are there, in their height. */
  readonly place: ReactElement;
}

/** A newcomer's next steps. Renders nothing once all are done, or after hiding. */
export function FirstStepsCard({ place }: FirstStepsCardProps) {
  const { query, view, steps, keep } = useFirstSteps();
  if (query.isPending) return place;
  if (steps === undefined)
    return (
      <Box sx={cardStyle}>
        <ErrorLine error={query.error} onRetry={() => void query.refetch()} />
      </Box>
    );
  if (view === FirstStepsView.Hidden || steps.open.length === 0) return null;
  return <OpenCard steps={steps} view={view} keep={keep} />;
}

interface OpenCardProps {
  readonly steps: FirstSteps;
  readonly view: FirstStepsView | undefined;
  readonly keep: (view: FirstStepsView) => void;
}

function OpenCard({ steps, view, keep }: OpenCardProps) {
  const [next] = steps.open;
  const bodyId = useId();
  const headingId = useId();
  const isNarrow = useMedia('(max-width: 1279.95px)');
  // A narrow screen begins with one line, whatever was kept on a large screen.
  const [unfolded, setUnfolded] = useState(false);
  const [hiding, setHiding] = useState(false);
  const shown = isNarrow ? unfolded : view === FirstStepsView.Open;
  const toggle = () => {
    if (isNarrow) setUnfolded(!unfolded);
    else keep(shown ? FirstStepsView.Folded : FirstStepsView.Open);
  };
  if (next === undefined) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 3 }, minHeight: 32 }}>
        <Typography
          variant="cardTitle"
          component="h2"
          id={headingId}
          sx={{ whiteSpace: 'nowrap', ...(isNarrow && !shown && visuallyHidden) }}
        >
          {copy.title}
        </Typography>
        <Progress steps={steps} />
        <Typography component="p" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {shown ? null : copy.next(next.title)}
        </Typography>
        {next.to === undefined || shown ? null : (
          <LinkButton to={next.to} size="small">
            {next.action}
          </LinkButton>
        )}
        {isNarrow ? null : (
          <Button variant="link" onClick={() => setHiding(true)} sx={{ color: 'text.secondary' }}>
            {copy.hide}
          </Button>
        )}
        <IconButton
          label={shown ? copy.fold : copy.unfold}
          icon={shown ? 'chevronUp' : 'chevronDown'}
          aria-expanded={shown}
          aria-controls={bodyId}
          onClick={toggle}
        />
      </Box>
      <Box id={bodyId} hidden={!shown}>
        {shown ? <StepTiles steps={steps.open} /> : null}
        {shown && isNarrow ? (
          <Button variant="link" onClick={() => setHiding(true)} sx={{ mt: 2, color: 'text.secondary' }}>
            {copy.hide}
          </Button>
        ) : null}
      </Box>
      {hiding ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={copy.hideTitle}
            message={copy.hideMessage}
            sureText={copy.sure}
            isShowCancelBtn
            onAnswer={(answer) => {
              if (answer === 'sure') keep(FirstStepsView.Hidden);
            }}
            onRemoved={() => setHiding(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

function Progress({ steps: { done, all } }: { readonly steps: FirstSteps }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 }}>
      <span style={visuallyHidden}>{copy.done}</span>
      <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {copy.progress(done, all)}
      </Typography>
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, gap: '2px' }}>
        {Array.from({ length: all }, (_, index) => (
          <Box
            key={index}
            sx={{
              width: 16,
              height: 4,
              borderRadius: '2px',
              bgcolor: index < done ? 'text.secondary' : 'tile',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

const cardStyle = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'hairline',
  borderRadius: 2,
  px: { xs: 4, sm: 5 },
  py: 3,
  minWidth: 0,
  '@media print': { display: 'none' },
} as const;
