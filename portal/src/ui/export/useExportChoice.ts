import { useState } from 'react';
import type { RowOptions } from '../table/column.ts';

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
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>();
  const choose = (keys: ReadonlySet<string>) => {
    const seen = new Map([...(chosen ?? []), ...rows.map((row) => [rowKey(row), row] as const)]);
    setChosen(
      new Map(
        [...keys].flatMap((key) => {
          const row = seen.get(key);
          return row === undefined ? [] : [[key, row] as const];
        }),
      ),
    );
  };
  return {
    choosing: chosen !== undefined,
    start: () => setChosen(new Map()),
    stop: () => setChosen(undefined),
    chosen: [...(chosen?.values() ?? [])],
    selection:
      chosen === undefined
        ? undefined
        : { selected: new Set(chosen.keys()), onChange: choose, canSelect: () => true, labelOf },
  };
}
