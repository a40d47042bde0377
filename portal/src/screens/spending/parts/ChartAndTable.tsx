import type { ReactNode } from 'react';

interface ChartAndTableProps {
  readonly asTable: boolean;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** One of the two on the screen, both on paper. */
export const ChartAndTable = ({ asTable, chart, table }: ChartAndTableProps) => (
  <>
    <div data-print={asTable ? 'only' : undefined}>{chart}</div>
    <div data-print={asTable ? undefined : 'only'}>{table}</div>
  </>
);
