import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { BarGroup } from './BarChart.tsx';

interface BarRowsProps {
  readonly groups: readonly BarGroup[];
  readonly format: (value: number) => string;
}

/** Shows the pairs of a BarChart as horizontal bars, where vertical ones leave no room for their figures. */
export function BarRows({ groups, format }: BarRowsProps) {
  const largest = Math.max(...groups.flatMap(({ open, filled }) => [open, filled]), 0) || 1;
  const bar = (kind: 'open' | 'filled', value: number) => (
    <div className="bar">
      <div data-bar={kind} style={{ width: `${String((value / largest) * 100)}%` }} />
      {format(value)}
    </div>
  );
  return (
    <Box aria-hidden sx={rowsStyle}>
      {groups.map((group) => (
        <div key={group.name} className="row">
          <span className={group.emphasised ? 'strong' : undefined}>{group.name}</span>
          <div>
            {bar('open', group.open)}
            {bar('filled', group.filled)}
          </div>
        </div>
      ))}
    </Box>
  );
}

/** Room for the figure right of the longest bar, in px. */
const FIGURE = 48;

const rowsStyle = ({ palette }: Theme) => ({
  display: 'grid',
  gap: '12px',
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
  '& .row': { display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', alignItems: 'center' },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    pr: `${String(FIGURE)}px`,
    whiteSpace: 'nowrap',
  },
  '& .bar > div': { flex: 'none', height: 10, minWidth: '1px' },
  '& .bar > [data-bar=open]': { bgcolor: palette.chart.open, border: `1px solid ${palette.control}` },
  '& .bar > [data-bar=filled]': { bgcolor: palette.chart.used },
});
