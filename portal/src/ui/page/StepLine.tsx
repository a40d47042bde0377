import Box from '@mui/material/Box';
import { Icon } from '../../icons/Icon.tsx';

interface StepLineProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current one; past the last all are done. */
  readonly current: number;
}

/**
 * The steps of a short process in one line: done slate with a tick, the current one a red ring, later ones hollow.
 * docs/design/look.md rule 14
 */
export function StepLine({ label, steps, current }: StepLineProps) {
  return (
    <Box component="ol" aria-label={label} sx={lineStyle}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          {...(index === current && { 'aria-current': 'step' })}
          sx={[
            stepStyle,
            index < current && { '&:not(:last-of-type)::after': { bgcolor: 'chart.used' } },
            index === current && { color: 'hover', fontWeight: 600 },
          ]}
        >
          <Box
            component="span"
            aria-hidden
            sx={[
              dotStyle,
              index < current && {
                bgcolor: 'chart.used',
                borderColor: 'chart.used',
                color: 'background.paper',
              },
              index === current && { borderColor: 'primary.main' },
            ]}
          >
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </Box>
          {step}
        </Box>
      ))}
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: '8px 4px', sm: '8px 12px' },
  fontSize: { xs: 12, sm: 14 },
  whiteSpace: 'nowrap',
  mb: 5,
} as const;
const stepStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: '2px', sm: 2 },
  color: 'text.secondary',
  '&:not(:last-of-type)': { flex: '1 0 auto' },
  '&:not(:last-of-type)::after': {
    content: '""',
    flex: 1,
    height: '2px',
    minWidth: 4,
    ml: { xs: '2px', sm: 1 },
    bgcolor: 'tile',
  },
} as const;
const dotStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  fontSize: 12,
  border: '1px solid',
  borderColor: 'control',
  borderRadius: '50%',
} as const;
