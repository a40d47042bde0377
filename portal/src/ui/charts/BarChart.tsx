import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { AxisLines, axisStyle } from './AxisLines.tsx';
import { AXIS, axisTicks, BAR, GAP, percent } from './barScale.ts';

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
}

const TOP = 20; // room for the figures above the bars
const NAMES = 28; // the names below

/**
 * Pairs of bars over a common axis, drawn as SVG that stretches with its card in both directions. A picture only: a
 * table beside it has the same figures (docs/design/look.md "Pictures").
 */
export function BarChart({ groups, format }: BarChartProps) {
  const ticks = axisTicks(Math.max(...groups.flatMap(({ open, filled }) => [open, filled]), 0));
  const top = ticks.at(-1) ?? 1;
  const share = (value: number): number => (value / top) * 100;
  return (
    <Box component="svg" aria-hidden width="100%" height="100%" sx={[axisStyle, barStyle]}>
      <svg y={TOP} height={`calc(100% - ${String(TOP + NAMES)}px)`} overflow="visible">
        <AxisLines ticks={ticks} width={AXIS} />
        <svg x={AXIS} width={`calc(100% - ${String(AXIS)}px)`} overflow="visible">
          {groups.map((group, index) => (
            <svg key={group.name} x={percent(((index + 0.5) / groups.length) * 100)} overflow="visible">
              <Bar x={-BAR - GAP / 2} share={share(group.open)} kind="open" label={format(group.open)} />
              <Bar x={GAP / 2} share={share(group.filled)} kind="filled" label={format(group.filled)} />
              <text y="100%" dy={NAMES - 6} className={group.emphasised ? 'name strong' : 'name'}>
                {group.name}
              </text>
            </svg>
          ))}
        </svg>
      </svg>
    </Box>
  );
}

interface BarProps {
  readonly x: number;
  /** Share of the height, 0 to 100. */
  readonly share: number;
  readonly kind: 'open' | 'filled';
  readonly label: string;
}

const Bar = ({ x, share, kind, label }: BarProps) => (
  <>
    <rect x={x} width={BAR} y={percent(100 - share)} height={percent(share)} data-bar={kind} />
    <text x={x + BAR / 2} y={percent(100 - share)} dy={-5} className="figure">
      {label}
    </text>
  </>
);

const barStyle = ({ palette }: Theme) => ({
  '& .figure, & .name': { textAnchor: 'middle' },
  '& .strong': { fontWeight: 600, fill: palette.ink },
  '& [data-bar=open]': { fill: palette.chart.open, stroke: palette.control },
  '& [data-bar=filled]': { fill: palette.chart.used },
});
