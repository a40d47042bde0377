import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import type { ShownStep } from './steps.ts';

/** The remaining steps side by side; the next one first. */
export const StepTiles = ({ steps }: { readonly steps: readonly ShownStep[] }) => (
  <Box
    component="ol"
    sx={{
      display: { xs: 'block', lg: 'grid' },
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 220px)',
      gap: 3,
      pt: 3,
    }}
  >
    {steps.map((step, index) => (
      <StepTile key={step.step} step={step} isNext={index === 0} />
    ))}
  </Box>
);

function StepTile({ step, isNext }: { readonly step: ShownStep; readonly isNext: boolean }) {
  const { title, note, action, to } = step;
  return (
    <Box
      component="li"
      sx={{ ...tileStyle, ...(isNext && { borderColor: { xs: 'hairline', lg: 'text.secondary' } }) }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" noWrap sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      </Box>
      {to === undefined ? null : (
        <LinkButton to={to} size="small" variant={isNext ? 'contained' : 'outlined'}>
          {action}
        </LinkButton>
      )}
    </Box>
  );
}

const tileStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  alignItems: { xs: 'center', lg: 'flex-start' },
  gap: { xs: 3, lg: 2 },
  minHeight: { lg: 102 },
  minWidth: 0,
  p: { xs: '8px 0', lg: 3 },
  border: { lg: 1 },
  borderTop: 1,
  // At both widths: `border` resets the colour at `lg`.
  borderColor: { xs: 'hairline', lg: 'hairline' },
  borderRadius: { lg: 2 },
} as const;
