import Box from '@mui/material/Box';
import { PatternSwatch, type SegmentPattern } from '#portal/ui/charts/SegmentedBar.tsx';

interface LegendProps {
  readonly entries: readonly (readonly [pattern: SegmentPattern, name: string])[];
  /** Left of the names: what the figures are. */
  readonly note: string;
}

export const Legend = ({ entries, note }: LegendProps) => (
  <Box aria-hidden sx={legendStyle}>
    <span>{note}</span>
    {entries.map(([pattern, name]) => (
      <span key={name}>
        <PatternSwatch pattern={pattern} /> {name}
      </span>
    ))}
  </Box>
);

const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  mb: 3,
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
} as const;
