import { useState } from 'react';
import type { RowOptions } from '../table/column.ts';
import { useChosenRows } from '../table/useChosenRows.ts';

export interface ExportChoice<Row> {
  /** The table's check boxes choose the rows to export. */
  readonly choosing: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  /** Rows of every page visited, in the order of choosing. */
  readonly chosen: readonly Row[];
  /** For the table, while choosing. */
  readonly selection: RowOptions<Row>['selection'];
}

/** Chooses the rows of a list to export. @param labelOf names a row for its check box */
export function useExportChoice<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  labelOf: (row: Row) => string,
): ExportChoice<Row> {
  const [choosing, setChoosing] = useState(false);
  const { chosen, selected, choose, clear } = useChosenRows(rows, rowKey);
  return {
    choosing,
    start: () => {
      clear();
      setChoosing(true);
    },
    stop: () => setChoosing(false),
    chosen,
    selection: choosing ? { selected, onChange: choose, canSelect: () => true, labelOf } : undefined,
  };
}
