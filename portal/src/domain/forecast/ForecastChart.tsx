import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { dayPlus } from '../../format/date.ts';
import { linesOf, WIDTH, HEIGHT } from './chartLines.ts';
import { copy } from './copy.ts';
import type { Forecast, PayOutlook } from './forecast.ts';

interface ForecastChartProps {
  readonly found: Forecast;
  readonly outlook: PayOutlook;
}

/**
 * Chart of the forecast: the balance as a falling line, dues as bars, missing money as hatched bars below zero. Hidden
 * from screen readers, which read the table.
 */
export function ForecastChart({ found, outlook }: ForecastChartProps) {
  const { zero, line, bars } = linesOf(found, outlook);
  const dates = [0, 0.5, 1].map((share) => dayPlus(outlook.asOf, Math.round(share * (outlook.days - 1))));
  return (
    <Box aria-hidden sx={frameStyle}>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none">
        <defs>
          <pattern
            id="forecast-gap"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="3" height="6" className="gap" />
          </pattern>
        </defs>
        {bars.map(({ key, kind, x, y, width, height }) => (
          <rect
            key={key}
            {...{ x, y, width, height }}
            className={kind}
            data-bar={kind === 'due' ? 'open' : 'hatched'}
            {...(kind === 'lacks' && { fill: 'url(#forecast-gap)' })}
          />
        ))}
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="zero" />
        <polyline points={line} className="balance" />
      </svg>
      <div className="dates">
        {dates.map((date) => (
          <span key={date}>{date.slice(5)}</span>
        ))}
      </div>
      <div className="legend">
        <span>
          <i className="swatch-balance" />
          {copy.legend.balance}
        </span>
        <span>
          <i className="swatch-due" data-bar="open" />
          {copy.legend.due}
        </span>
        <span>
          <i className="swatch-gap" data-bar="hatched" />
          {copy.legend.gap}
        </span>
      </div>
    </Box>
  );
}

const frameStyle = ({ palette }: Theme) => ({
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  '& svg': { display: 'block', width: '100%', height: HEIGHT },
  '& line, & polyline, & rect': { vectorEffect: 'non-scaling-stroke' },
  '& .zero': { stroke: palette.control },
  '& .balance': { fill: 'none', stroke: palette.ink, strokeWidth: 2 },
  '& .due': { fill: palette.chart.open, stroke: palette.control },
  '& .lacks': { stroke: palette.error.main },
  '& .gap': { fill: palette.error.main },
  '& .dates': { display: 'flex', justifyContent: 'space-between', mt: '4px' },
  '& .legend': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', mt: '4px' },
  '& .legend span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& i': { width: 12, height: 12, borderRadius: '2px' },
  '& .swatch-balance': { height: 2, borderRadius: 0, bgcolor: palette.ink },
  '& .swatch-due': { bgcolor: palette.chart.open, border: `1px solid ${palette.control}` },
  '& .swatch-gap': {
    border: `1px solid ${palette.error.main}`,
    background: `repeating-linear-gradient(135deg, ${palette.error.main} 0 2px, transparent 2px 4px)`,
  },
});
