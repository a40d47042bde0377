import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState, type ReactElement } from 'react';
import { FirstStepsView } from '#generated/shared/enums/FirstStepsView.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { firstStepsCopy as copy } from './copy.ts';
import type { FirstSteps } from './steps.ts';
import { StepTiles } from './StepTiles.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

interface FirstStepsCardProps {
  /** Room for the steps side by side. */
  readonly isWide: boolean;
  /** Placeholder of the same height, until the steps are loaded. */
  readonly place: ReactElement;
}

/** A newcomer's next steps. Renders nothing once all are done, or after hiding. */
export function FirstStepsCard({ isWide, place }: FirstStepsCardProps) {
  const { query, view, steps, keep } = useFirstSteps();
  if (query.isPending) return place;
  if (steps === undefined)
    return (
      <Box sx={cardStyle}>
        <ErrorLine error={query.error} onRetry={() => void query.refetch()} />
      </Box>
    );
  if (view === FirstStepsView.Hidden || steps.open.length === 0) return null;
  return <OpenCard isWide={isWide} steps={steps} view={view} keep={keep} />;
}

interface OpenCardProps extends Pick<FirstStepsCardProps, 'isWide'> {
  readonly steps: FirstSteps;
  readonly view: FirstStepsView | undefined;
  readonly keep: (view: FirstStepsView) => void;
}

function OpenCard({ isWide, steps, view, keep }: OpenCardProps) {
  const [next] = steps.open;
  const bodyId = useId();
  const headingId = useId();
  // A narrow screen always begins with one line. Only a wide screen saves whether it is open.
  const [unfolded, setUnfolded] = useState(false);
  const shown = isWide ? view === FirstStepsView.Open : unfolded;
  const toggle = () => {
    if (isWide) keep(shown ? FirstStepsView.Folded : FirstStepsView.Open);
    else setUnfolded(!unfolded);
  };
  const hide = async () => {
    const answer = await openDialog({
      title: copy.hideTitle,
      message: copy.hideMessage,
      sureText: copy.hide,
      isShowCancelBtn: true,
    });
    if (answer === 'sure') keep(FirstStepsView.Hidden);
  };
  if (next === undefined) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 3 }, minHeight: 32 }}>
        <Typography
          variant="cardTitle"
          component="h2"
          id={headingId}
          sx={{ whiteSpace: 'nowrap', ...(!isWide && !shown && visuallyHidden) }}
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
        {isWide ? (
          <Button variant="link" onClick={() => void hide()} sx={{ color: 'text.secondary' }}>
            {copy.hide}
          </Button>
        ) : null}
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
        {shown && !isWide ? (
          <Button variant="link" onClick={() => void hide()} sx={{ mt: 2, color: 'text.secondary' }}>
            {copy.hide}
          </Button>
        ) : null}
      </Box>
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
