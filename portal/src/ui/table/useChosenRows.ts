import { useState } from 'react';

interface Choice<Row> {
  readonly list: string;
  readonly rows: ReadonlyMap<string, Row>;
}

/** Rows chosen by check boxes. */
export interface ChosenRows<Row> {
  /** Rows of every page visited, in the order of choosing. */
  readonly chosen: readonly Row[];
  readonly selected: ReadonlySet<string>;
  /** For the table: the chosen keys among the visible rows and those chosen before. */
  readonly choose: (keys: ReadonlySet<string>) => void;
  /** Chooses exactly these rows, visible or not. */
  readonly replace: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/**
 * Keeps the chosen rows with their content: they outlive their page. In memory, because hundreds of numbers do not fit
 * into an address.
 * @param list names the list and its filters: another one begins without a choice
 */
export function useChosenRows<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  list = '',
): ChosenRows<Row> {
  const [choice, setChoice] = useState<Choice<Row>>({ list, rows: new Map() });
  const chosen: ReadonlyMap<string, Row> = choice.list === list ? choice.rows : new Map();
  const byKey = (all: readonly Row[]) => new Map(all.map((row) => [rowKey(row), row] as const));
  return {
    chosen: [...chosen.values()],
    selected: new Set(chosen.keys()),
    choose: (keys) => {
      const seen = new Map([...chosen, ...byKey(rows)]);
      const kept = [...keys].flatMap((key) => {
        const row = seen.get(key);
        return row === undefined ? [] : [[key, row] as const];
      });
      setChoice({ list, rows: new Map(kept) });
    },
    replace: (all) => setChoice({ list, rows: byKey(all) }),
    clear: () => setChoice({ list, rows: new Map() }),
  };
}
