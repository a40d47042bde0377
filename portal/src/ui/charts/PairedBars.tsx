import Box from '@mui/material/Box';
import { BarChart, type BarGroup } from './BarChart.tsx';
import { BarRows } from './BarRows.tsx';
import { minVerticalWidth } from './barScale.ts';

interface PairedBarsProps {
  readonly groups: readonly BarGroup[];
  readonly format: (value: number) => string;
  /** Minimum height of vertical bars; they grow with their card. */
  readonly minHeight: number;
}

/** Pairs of bars: vertical where their box is wide enough, else horizontal (beside another card, on a phone). */
export function PairedBars({ groups, format, minHeight }: PairedBarsProps) {
  const standing = `@container (min-width: ${String(minVerticalWidth(groups.length))}px)`;
  return (
    <Box sx={{ containerType: 'inline-size', flex: '1 0 auto', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ [standing]: { display: 'none' } }}>
        <BarRows groups={groups} format={format} />
      </Box>
      <Box
        sx={{
          display: 'none',
          position: 'relative',
          flex: '1 0 auto',
          minHeight,
          '& > svg': { position: 'absolute', inset: 0 },
          [standing]: { display: 'block' },
        }}
      >
        <BarChart groups={groups} format={format} />
      </Box>
    </Box>
  );
}
