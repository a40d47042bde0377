import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Step } from '../content/blocks.ts';

/** Numbered steps, joined by a vertical line. */
export const StepList = ({ steps }: { readonly steps: readonly Step[] }) => (
  <Box component="ol" sx={{ display: 'grid' }}>
    {steps.map((step, index) => (
      <Box component="li" key={step.title} sx={stepStyle}>
        <Box aria-hidden sx={numberStyle}>
          {index + 1}
        </Box>
        <div>
          <Typography component="h3" variant="strong">
            {step.title}
          </Typography>
          <Typography color="textSecondary" sx={{ lineHeight: '24px' }}>
            <Words>{step.text}</Words>
          </Typography>
        </div>
      </Box>
    ))}
  </Box>
);

const stepStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 3,
  pb: 4,
  '&:last-of-type': { pb: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: '13.5px',
    top: 32,
    bottom: 4,
    width: '1px',
    bgcolor: 'tile',
  },
  '@media print': { breakInside: 'avoid' },
};

const numberStyle = {
  width: 28,
  height: 28,
  borderRadius: ({ radii }: { radii: { tag: number } }) => `${String(radii.tag)}px`,
  border: '1.5px solid',
  borderColor: 'primary.main',
  color: 'hover',
  fontWeight: 600,
  lineHeight: '25px',
  textAlign: 'center',
};
