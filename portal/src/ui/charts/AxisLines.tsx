import type { Theme } from '@mui/material/styles';
import { percent } from './barScale.ts';

interface AxisLinesProps {
  /** From 0 up; the last one is at the top. */
  readonly ticks: readonly number[];
  /** Width of the figures left of the lines, in px. */
  readonly width: number;
}

/** The horizontal lines of a chart with their figures, from bottom to top of the `svg` around them. */
export function AxisLines({ ticks, width }: AxisLinesProps) {
  const top = ticks.at(-1) ?? 1;
  return ticks.map((tick) => {
    const y = percent(100 - (tick / top) * 100);
    return (
      <g key={tick}>
        <line x1={width} x2="100%" y1={y} y2={y} className={tick === 0 ? 'base' : 'grid'} />
        <text x={0} y={y} dy={4}>
          {tick}
        </text>
      </g>
    );
  });
}

/** Style of the whole chart. */
export const axisStyle = ({ palette }: Theme) => ({
  display: 'block',
  overflow: 'visible',
  '& text': { fontSize: 12, fill: palette.text.secondary },
  '& .grid': { stroke: palette.hairline },
  '& .base': { stroke: palette.control },
});
