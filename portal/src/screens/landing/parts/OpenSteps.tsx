import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Art } from '../art/Art.tsx';
import type { OpenStep } from '../content/content.ts';
import { surface } from './surface.ts';

/** The steps of an opening, with arrows between them. spec 2 §2.2 */
export const OpenSteps = ({ steps }: { readonly steps: readonly OpenStep[] }) => (
  <Box
    component="ol"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      gap: 4,
    }}
  >
    {steps.map((step, index) => (
      <Box component="li" key={step.title} sx={[surface, stepStyle]}>
        <div>
          <Box aria-hidden sx={numberStyle}>
            {index + 1}
          </Box>
          <Typography component="h3" sx={{ fontSize: 18, lineHeight: '28px', fontWeight: 600, mt: 4 }}>
            {step.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, wordBreak: 'normal' }}>
            {step.text}
          </Typography>
        </div>
        <Art kind="step" name={step.art} />
      </Box>
    ))}
  </Box>
);

const stepStyle = {
  position: 'relative',
  p: { xs: '20px 16px', sm: 6 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 96px', sm: 'minmax(0, 1fr) 112px' },
  gap: 4,
  '& + &::before': {
    content: '""',
    position: 'absolute',
    width: 10,
    height: 10,
    borderTop: '2px solid',
    borderRight: '2px solid',
    borderColor: 'primary.main',
    left: { xs: '50%', md: -14 },
    top: { xs: -14, md: '50%' },
    margin: { xs: '0 0 0 -5px', md: '-5px 0 0' },
    transform: { xs: 'rotate(135deg)', md: 'rotate(45deg)' },
  },
};

const numberStyle = {
  width: 32,
  height: 32,
  borderRadius: ({ radii }: { radii: { tag: number } }) => `${String(radii.tag)}px`,
  border: '2px solid',
  borderColor: 'primary.main',
  color: 'hover',
  fontWeight: 600,
  fontSize: 16,
  lineHeight: '28px',
  textAlign: 'center',
};
