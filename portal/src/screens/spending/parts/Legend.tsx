import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { PatternSwatch, type SegmentPattern } from '#portal/ui/charts/SegmentedBar.tsx';

type Mark = SegmentPattern | 'limit' | 'change';

interface LegendProps {
  readonly entries: readonly (readonly [mark: Mark, name: string])[];
  /** Meaning of the figures, left of the names. */
  readonly note: string;
}

export const Legend = ({ entries, note }: LegendProps) => (
  <Box aria-hidden sx={legendStyle}>
    <span>{note}</span>
    {entries.map(([mark, name]) => (
      <span key={name}>
        {mark === 'limit' || mark === 'change' ? <LineMark mark={mark} /> : <PatternSwatch pattern={mark} />}{' '}
        {name}
      </span>
    ))}
  </Box>
);

/** Same look as in UseLine. */
const LineMark = ({ mark }: { readonly mark: 'limit' | 'change' }) => (
  <Box component="svg" width={18} height={12} sx={markStyle}>
    {mark === 'limit' ? <path d="M0 6H18" strokeDasharray="6 4" /> : <path d="M9 1 14 6 9 11 4 6Z" />}
  </Box>
);

const markStyle = ({ palette }: Theme) => ({
  flex: 'none',
  fill: 'none',
  stroke: palette.primary.main,
  strokeWidth: 2,
});

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
