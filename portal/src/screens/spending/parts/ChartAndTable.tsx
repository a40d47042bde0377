import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChartAndTableProps {
  readonly asTable: boolean;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** Shows the chart or the table on the screen, and both on paper. */
export const ChartAndTable = ({ asTable, chart, table }: ChartAndTableProps) => (
  <>
    <div data-print={asTable ? 'only' : undefined}>{chart}</div>
    <Box data-print={asTable ? undefined : 'only'} sx={{ '@media print': { mt: 3 } }}>
      {table}
    </Box>
  </>
);
