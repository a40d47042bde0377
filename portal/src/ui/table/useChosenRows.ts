import { useState } from 'react';

/** The chosen rows of one list, by key. */
interface ListChoice<Row> {
  readonly list: string;
  readonly rows: ReadonlyMap<string, Row>;
}

/** Rows chosen by check boxes. */
export interface ChosenRows<Row> {
  /** Rows of every page visited, in the order of choosing. */
  readonly chosen: readonly Row[];
  readonly selected: ReadonlySet<string>;
  /** Called by the table with all chosen keys: of visible rows, and of rows chosen on other pages. */
  readonly choose: (keys: ReadonlySet<string>) => void;
  /** Chooses exactly these rows, visible or not. */
  readonly replace: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/**
 * Keeps the chosen rows with their content: they outlive their page. In memory, because hundreds of numbers do not fit
 * into an address.
 * @param list names the list and its filters: under another name nothing is chosen
 */
export function useChosenRows<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  list = '',
): ChosenRows<Row> {
  const [choice, setChoice] = useState<ListChoice<Row>>({ list, rows: new Map() });
  const chosen: ReadonlyMap<string, Row> = choice.list === list ? choice.rows : new Map();
  const byKey = (all: readonly Row[]) => new Map(all.map((row) => [rowKey(row), row] as const));
  return {
    chosen: [...chosen.values()],
    selected: new Set(chosen.keys()),
    choose: (keys) => {
      const candidates = new Map([...chosen, ...byKey(rows)]);
      const nowChosen = [...keys].flatMap((key) => {
        const row = candidates.get(key);
        return row === undefined ? [] : [[key, row] as const];
      });
      setChoice({ list, rows: new Map(nowChosen) });
    },
    replace: (all) => setChoice({ list, rows: byKey(all) }),
    clear: () => setChoice({ list, rows: new Map() }),
  };
}
