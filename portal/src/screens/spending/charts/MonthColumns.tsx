import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { AxisLines, axisStyle } from '../../../ui/charts/AxisLines.tsx';
import { axisTicks, percent } from '../../../ui/charts/barScale.ts';
import type { SegmentPattern } from '../../../ui/charts/SegmentedBar.tsx';
import { PageLink } from '../../../ui/router/PageLink.tsx';
import type { ChartUnit } from './chartUnit.ts';
import { fillOf, Patterns, patternStyles } from './pattern.tsx';

interface Part {
  readonly pattern: SegmentPattern;
  /** Yuan. */
  readonly value: number;
}

interface MonthGroup {
  readonly key: string;
  readonly name: string;
  /** One bar or two, each of parts from the base up. */
  readonly bars: readonly (readonly Part[])[];
  /** Address of the rows behind the month; undefined: no link. */
  readonly to: string | undefined;
  /** The link's full name with its figures. */
  readonly label: string;
}

interface MonthColumnsProps {
  readonly label: string;
  readonly groups: readonly MonthGroup[];
  readonly unit: ChartUnit;
}

// Sizes in px.
const HEIGHT = 216;
/** Room for the figures above the bars. */
const TOP = 20;
/** Room for the names of the months below the bars. */
const NAMES = 26;
/** Room for the figures of the axis, left of the bars. */
const AXIS = 40;
/** Least width of a month at which its name and its figure fit. */
const ROOMY = 44;
/** Least width of a month with two bars at which both figures fit. */
const ROOMY_PAIR = 84;

const heightOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** Months as stacked columns over one axis. Each month is a link to its rows. */
export function MonthColumns({ label, groups, unit }: MonthColumnsProps) {
  const id = useId();
  const highest = Math.max(...groups.flatMap(({ bars }) => bars.map(heightOf)), 0);
  const ticks = axisTicks(highest / unit.yuan);
  const top = (ticks.at(-1) ?? 1) * unit.yuan;
  const room = groups.some(({ bars }) => bars.length > 1) ? ROOMY_PAIR : ROOMY;
  const roomy = `@container (min-width: ${String(AXIS + groups.length * room)}px)`;
  return (
    <Box sx={[boxStyle, { '& .figure, & .name.even': { display: 'none', [roomy]: { display: 'inline' } } }]}>
      <Box
        component="svg"
        aria-hidden
        width="100%"
        height={HEIGHT}
        sx={[axisStyle, columnStyle, patternStyles]}
      >
        <Patterns id={id} />
        <svg y={TOP} height={HEIGHT - TOP - NAMES} overflow="visible">
          <AxisLines ticks={ticks} width={AXIS} />
          <svg x={AXIS} width={`calc(100% - ${String(AXIS)}px)`} overflow="visible">
            {groups.map(({ key, name, bars }, index) => (
              <svg key={key} x={percent(((index + 0.5) / groups.length) * 100)} overflow="visible">
                {bars.map((parts, at) => (
                  <Column
                    key={at}
                    id={id}
                    parts={parts}
                    side={sideOf(at, bars.length)}
                    top={top}
                    unit={unit}
                  />
                ))}
                <text y="100%" dy={NAMES - 8} className={index % 2 === 1 ? 'name even' : 'name'}>
                  {name}
                </text>
              </svg>
            ))}
          </svg>
        </svg>
      </Box>
      <Box component="ul" aria-label={label} sx={linksStyle}>
        {groups.map(({ key, to, label: name }) => (
          <li key={key}>
            {to === undefined ? (
              <span role="img" aria-label={name} title={name} />
            ) : (
              <PageLink to={to} aria-label={name} title={name} />
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Left edge and width of a bar, and where its figure starts: in px from the middle of the month. */
const sides = {
  alone: { x: -11, width: 22, figureX: 0, figureClass: 'figure' },
  // The figures of a pair grow away from the middle, so that they do not overlap.
  left: { x: -17, width: 16, figureX: -2, figureClass: 'figure left' },
  right: { x: 1, width: 16, figureX: 2, figureClass: 'figure right' },
} as const;

function sideOf(bar: number, bars: number): keyof typeof sides {
  if (bars === 1) return 'alone';
  return bar === 0 ? 'left' : 'right';
}

interface ColumnProps {
  /** Prefix of the patterns' ids. */
  readonly id: string;
  readonly parts: readonly Part[];
  readonly side: keyof typeof sides;
  /** Value at the top of the axis, in yuan. */
  readonly top: number;
  readonly unit: ChartUnit;
}

function Column({ id, parts, side, top, unit }: ColumnProps) {
  const { x, width, figureX, figureClass } = sides[side];
  const whole = heightOf(parts);
  return (
    <>
      {parts.map(({ pattern, value }, index) =>
        value > 0 ? (
          <rect
            key={pattern}
            data-part={pattern}
            fill={fillOf(id, pattern)}
            x={x}
            width={width}
            y={percent(100 - (heightOf(parts.slice(0, index + 1)) / top) * 100)}
            height={percent((value / top) * 100)}
          />
        ) : null,
      )}
      {whole === 0 ? null : (
        <text x={figureX} y={percent(100 - (whole / top) * 100)} dy={-5} className={figureClass}>
          {unit.format(whole)}
        </text>
      )}
    </>
  );
}

const boxStyle = { position: 'relative', containerType: 'inline-size', minWidth: 0 } as const;

const columnStyle = {
  '& .figure, & .name': { textAnchor: 'middle' },
  '& .figure.left': { textAnchor: 'end' },
  '& .figure.right': { textAnchor: 'start' },
} as const;

/** Over the columns: the whole height of a month is its link. */
const linksStyle = ({ palette, radii }: Theme) => ({
  position: 'absolute',
  inset: `0 0 0 ${String(AXIS)}px`,
  m: 0,
  p: 0,
  display: 'flex',
  listStyle: 'none',
  '& li': { flex: '1 1 0', minWidth: 0 },
  '& li > *': {
    display: 'block',
    height: '100%',
    borderRadius: `${String(radii.tag)}px`,
  },
  '& a:hover': { bgcolor: palette.mode === 'dark' ? 'rgba(255, 255, 255, 0.06)' : 'rgba(29, 33, 41, 0.05)' },
});
