import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { formatTenThousands } from '../../../format/money.ts';
import { AxisLines, axisStyle } from '../../../ui/charts/AxisLines.tsx';
import { axisTicks, percent } from '../../../ui/charts/barScale.ts';
import { copy } from '../copy.ts';
import type { Spending } from '../queries.ts';
import type { ChartUnit } from './chartUnit.ts';
import { placeOfDay, stepPath } from './stepPath.ts';

interface UseLineProps {
  readonly quota: Spending['quota'];
  readonly label: string;
  readonly unit: ChartUnit;
}

// Sizes in px.
const HEIGHT = 240;
/** Room for the changes of the limit, above the line. */
const TOP = 34;
/** Room for the names of the months, below the line. */
const NAMES = 26;
/** Room for the figures of the axis, left of the line. */
const AXIS = 40;

/** The used quota by day as a step line over its area, and the limit as a dashed line with its changes marked. */
export function UseLine({ quota: { points, limits, months }, label, unit }: UseLineProps) {
  const from = months[0]?.dateFrom ?? '';
  const to = months.at(-1)?.dateTo ?? '';
  const highest = Math.max(...points.map(({ used }) => used), ...limits.map(({ limit }) => limit), 0);
  const ticks = axisTicks(highest / unit.yuan);
  const top = (ticks.at(-1) ?? 1) * unit.yuan;
  const at = placeOfDay(from, to);
  const path = (steps: readonly (readonly [day: string, value: number])[]) =>
    stepPath(
      steps.map(([day, value]) => [at(day), 100 - (value / top) * 100]),
      100,
    );
  const used = path(points.map((point) => [point.day, point.used]));
  const limit = path(limits.map((point) => [point.day, point.limit]));
  return (
    <Box role="img" aria-label={label} sx={{ minWidth: 0 }}>
      <Box component="svg" aria-hidden width="100%" height={HEIGHT} sx={[axisStyle, lineStyle]}>
        <svg y={TOP} height={HEIGHT - TOP - NAMES} overflow="visible">
          <AxisLines ticks={ticks} width={AXIS} />
          <svg x={AXIS} width={`calc(100% - ${String(AXIS)}px)`} overflow="visible">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
              <path d={`${used} V100 H0 Z`} className="area" />
              <path d={used} className="used" />
              {limits.length === 0 ? null : <path d={limit} className="limit" />}
            </svg>
            {limits.slice(1).map(({ day, change = 0 }) => (
              <svg key={`${day} ${String(change)}`} x={percent(at(day))} overflow="visible">
                <line y1={-8} y2="100%" className="mark" />
                <path d="M0 -14 6 -8 0 -2 -6 -8Z" className="diamond" />
                <text y={-18} className={at(day) > 50 ? 'end' : 'start'}>
                  {`${change > 0 ? '+' : ''}${formatTenThousands(change)}`}
                </text>
              </svg>
            ))}
            {months.map(({ month, dateFrom }, index) => {
              const x = at(dateFrom);
              const width = at(months[index + 1]?.dateFrom ?? to) - x;
              // The period may begin with the last few days of a month: too narrow for the month's name.
              if (index === 0 && months.length > 1 && width < NAME_WIDTH) return null;
              return (
                <text
                  key={month}
                  // A month that has just begun has its name at the edge, clear of the one before it.
                  x={percent(Math.min(x, 100 - NAME_WIDTH))}
                  y="100%"
                  dy={NAMES - 8}
                  textAnchor="start"
                  className={index % 2 === 1 && months.length > MANY ? 'few' : undefined}
                >
                  {copy.month(month)}
                </text>
              );
            })}
          </svg>
        </svg>
      </Box>
    </Box>
  );
}

/** Width of a month's name on a narrow screen, in per cent of the chart. */
const NAME_WIDTH = 9;

/** With more months, a narrow screen names only every second one. */
const MANY = 7;

const lineStyle = ({ palette, breakpoints }: Theme) => ({
  '& text.end': { textAnchor: 'end', fill: palette.ink },
  '& text.start': { textAnchor: 'start', fill: palette.ink },
  '& .few': { [breakpoints.down('sm')]: { display: 'none' } },
  '& .area': { fill: palette.chart.open, stroke: 'none' },
  '& .used': { fill: 'none', stroke: palette.chart.used, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '& .limit': {
    fill: 'none',
    stroke: palette.primary.main,
    strokeWidth: 2,
    strokeDasharray: '6 4',
    vectorEffect: 'non-scaling-stroke',
  },
  '& .mark': { stroke: palette.control, strokeDasharray: '2 3' },
  '& .diamond': { fill: palette.background.paper, stroke: palette.primary.main, strokeWidth: 1.5 },
});
