import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { tableHead } from '#portal/ui/table/tableHead.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { MonthTotal } from '../rules/months.ts';

interface MonthsTableProps {
  readonly months: readonly MonthTotal[];
  /** False: only screen readers find the table, while the chart is shown. */
  readonly visible: boolean;
}

export function MonthsTable({ months, visible }: MonthsTableProps) {
  return (
    <Box sx={visible ? {} : visuallyHidden}>
      <Box component="table" sx={tableStyles}>
        <caption style={visuallyHidden}>{copy.months.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.months.month}</th>
            <th scope="col">{copy.months.billedColumn}</th>
            <th scope="col">{copy.months.repaidColumn}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, billed, repaid }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>
                <MoneyText value={billed} fact={factOf('month.billed', month)} />
              </td>
              <td>
                <MoneyText value={repaid} fact={factOf('month.repaid', month)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyles = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse' as const,
  '& th, & td': {
    py: '4px',
    px: 2,
    fontWeight: 400,
    textAlign: 'right' as const,
    borderBottom: `1px solid ${theme.palette.hairline}`,
  },
  '& th:first-of-type': { textAlign: 'left' as const },
  '& thead th': tableHead(theme),
});
