import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { axisTicks } from './barScale.ts';

export interface BarGroup {
  readonly name: string;
  /** The open bar (billed) and the filled one (repaid), in the unit of the axis. */
  readonly open: number;
  readonly filled: number;
  readonly emphasised?: boolean | undefined;
}

interface BarChartProps {
  readonly groups: readonly BarGroup[];
  readonly format: (value: number) => string;
  readonly height?: number | undefined;
}

const BAR = 24;
const GAP = 4;
const AXIS = 28; // room for the figures left of the bars
const TOP = 20; // room for the figures above the bars
const NAMES = 28; // the names below

/**
 * Pairs of bars over a common axis, drawn as SVG that stretches with its card. A picture only: the
 * same figures stand as a table beside it (look.md, Pictures).
 */
export function BarChart({ groups, format, height = 216 }: BarChartProps) {
  const ticks = axisTicks(Math.max(...groups.flatMap(({ open, filled }) => [open, filled]), 0));
  const top = ticks.at(-1) ?? 1;
  const plot = height - TOP - NAMES;
  const y = (value: number): number => TOP + plot - (value / top) * plot;
  return (
    <Box component="svg" aria-hidden width="100%" height={height} sx={chartStyles}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={AXIS}
            x2="100%"
            y1={Math.round(y(tick)) + 0.5}
            y2={Math.round(y(tick)) + 0.5}
            className={tick === 0 ? 'base' : 'grid'}
          />
          <text x={0} y={y(tick) + 4}>
            {tick}
          </text>
        </g>
      ))}
      <svg x={AXIS} y={0} width={`calc(100% - ${String(AXIS)}px)`} height={height} overflow="visible">
        {groups.map((group, index) => (
          <svg key={group.name} x={`${String(((index + 0.5) / groups.length) * 100)}%`} overflow="visible">
            <Bar x={-BAR - GAP / 2} y={y(group.open)} bottom={y(0)} kind="open" label={format(group.open)} />
            <Bar x={GAP / 2} y={y(group.filled)} bottom={y(0)} kind="filled" label={format(group.filled)} />
            <text y={height - 6} className={group.emphasised ? 'name strong' : 'name'}>
              {group.name}
            </text>
          </svg>
        ))}
      </svg>
    </Box>
  );
}

interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
  readonly kind: 'open' | 'filled';
  readonly label: string;
}

function Bar({ x, y, bottom, kind, label }: BarProps) {
  return (
    <>
      <path
        d={`M${String(x)} ${String(bottom)}V${String(y)}h${String(BAR)}V${String(bottom)}`}
        className={kind}
      />
      <text x={x + BAR / 2} y={y - 5} className="figure">
        {label}
      </text>
    </>
  );
}

const chartStyles = ({ palette, breakpoints }: Theme) => ({
  display: 'block',
  overflow: 'visible',
  '& text': { fontSize: 12, fill: palette.text.secondary },
  '& .figure, & .name': { textAnchor: 'middle' },
  '& .strong': { fontWeight: 600, fill: palette.ink },
  '& .grid': { stroke: palette.hairline },
  '& .base': { stroke: palette.control },
  '& .open': { fill: palette.chart.open, stroke: palette.control },
  '& .filled': { fill: palette.chart.used },
  // On a phone only the last pair has room for its figures.
  [breakpoints.down('sm')]: { '& svg svg:not(:last-of-type) .figure': { display: 'none' } },
});
