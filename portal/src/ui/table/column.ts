import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Figures stand at the right (docs/design/look.md). */
  readonly align?: 'right' | undefined;
  readonly width?: number | undefined;
  /** Stays at the right edge while the rest scrolls sideways: the one column that one cannot do without. */
  readonly pinned?: true | undefined;
  /** What can be done with the row: pinned, and not on paper. */
  readonly actions?: true | undefined;
  /** The list can be sorted by it: the field's name in the question. */
  readonly sort?: string | undefined;
  /** Not shown before somebody chooses it. */
  readonly extra?: true | undefined;
  readonly render: (row: Row) => ReactNode;
}

/** The class of a column's cells, for their place at the right edge. */
export const placeOf = ({ pinned, actions }: Pick<Column<never>, 'pinned' | 'actions'>): string | undefined =>
  actions ? 'pinned actions' : pinned && 'pinned';

/** The order that the list is in, and how to change it. */
export interface SortChoice {
  readonly value: string;
  readonly onChange: (sort: string) => void;
  /** The head of the column that is sorted by this field was pressed. */
  readonly onPress: (name: string) => void;
}

/** `danger` gets the red bar, with a word in the row that says why; `dimmed` is over and done with. */
type RowTone = 'danger' | 'dimmed' | undefined;

/** How the rows of one table look and act; all but the key is optional. */
export interface RowOptions<Row> {
  readonly rowKey: (row: Row) => string;
  readonly rowTone?: ((row: Row) => RowTone) | undefined;
  /** What lies open beside the table: its row is marked. */
  readonly rowMarked?: ((row: Row) => boolean) | undefined;
  readonly selection?: Selection<Row> | undefined;
  /** Enter on a row: the arrow keys go from row to row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** A row as a three-line entry, under 600 px, instead of a table that scrolls sideways (docs/design/look.md rule 8). */
  readonly narrow?: ((row: Row) => ReactNode) | undefined;
  /** Instead of 暂无数据, where there is a next action. */
  readonly empty?: ReactNode;
}

interface Selection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** A row that cannot be chosen has no check box. */
  readonly canSelect: (row: Row) => boolean;
  /** What the row is called, for its check box. */
  readonly labelOf: (row: Row) => string;
}
