import { useState } from 'react';
import type { RowOptions } from '../table/column.ts';

export interface ExportChoice<Row> {
  /** The boxes of the table choose what is exported. */
  readonly choosing: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  /** Of every page that was seen, in the order of choosing. */
  readonly chosen: readonly Row[];
  /** For the table, while choosing. */
  readonly selection: RowOptions<Row>['selection'];
}

/** Which rows of a list are exported, where not all of them are. @param labelOf what a row is called, for its check box */
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
