import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { weekdayName } from '../../copy/weekdays.ts';
import { MoneyCell } from '../../ui/table/MoneyCell.tsx';
import { tableHead } from '../../ui/table/tableHead.ts';
import { copy } from './copy.ts';
import type { Forecast, ForecastDay } from './forecast.ts';

interface ForecastTableProps {
  readonly found: Forecast;
  /** False if the chart is shown: the table is then for screen readers only. */
  readonly visible: boolean;
}

const PARTS = ['overdue', 'planned', 'unbilled', 'automatic'] as const;

/** Table with the figures of the chart. */
export function ForecastTable({ found: { opening, days }, visible }: ForecastTableProps) {
  return (
    <Box sx={visible ? {} : visuallyHidden}>
      <Box component="table" sx={tableStyle}>
        <caption style={visuallyHidden}>{copy.unit}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.date}</th>
            <th scope="col">{copy.due}</th>
            <th scope="col">{copy.balance}</th>
            <th scope="col">{copy.gap}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{copy.opening}</th>
            <td />
            <td>
              <MoneyCell value={opening} />
            </td>
            <td />
          </tr>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                {day.date.slice(5)}
                <small className="below">{weekdayName(day.date)}</small>
              </th>
              <td>
                <MoneyCell value={day.due} />
                <Parts day={day} />
              </td>
              <td>
                <MoneyCell value={day.balance} />
              </td>
              <td>
                <MoneyCell value={day.gap} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const Parts = ({ day }: { readonly day: ForecastDay }) =>
  PARTS.map((part) =>
    day[part] === 0 ? null : (
      <small key={part} className="below">
        {copy.parts[part]} <MoneyCell value={day[part]} />
      </small>
    ),
  );

const tableStyle = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse' as const,
  '& th, & td': {
    py: '4px',
    px: { xs: 1, sm: 2 },
    fontWeight: 400,
    textAlign: 'right' as const,
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.palette.hairline}`,
  },
  '& th:first-of-type': { textAlign: 'left' as const, whiteSpace: 'nowrap' },
  '& thead th': tableHead(theme),
});
