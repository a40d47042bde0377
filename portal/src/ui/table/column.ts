import type { ReactNode } from 'react';
import type { Field } from '../filters/fields.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Figures are right-aligned (docs/design/look.md). */
  readonly align?: 'right' | undefined;
  readonly width?: number | undefined;
  /** Stays at the right edge while the rest scrolls sideways, for the most important column. */
  readonly pinned?: true | undefined;
  /** The row's actions: pinned, and not printed. */
  readonly actions?: true | undefined;
  /** Field name in the request that sorts by it. */
  readonly sort?: string | undefined;
  /** Hidden until the user chooses it. */
  readonly extra?: true | undefined;
  readonly render: (row: Row) => ReactNode;
}

type CellPlace = Pick<Column<never>, 'pinned' | 'actions' | 'align'>;

/** The classes of a column's cells (tableStyle.ts): their place at the right edge, and their alignment. */
export function placeOf({ pinned, actions, align }: CellPlace): string | undefined {
  const classes = [pinned || actions ? 'pinned' : '', actions ? 'actions' : '', align ?? ''].filter(Boolean);
  return classes.length === 0 ? undefined : classes.join(' ');
}

/** The current order of the list, and how to change it. */
export interface SortChoice {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (sort: string) => void;
  /** Called when the user presses the head of the column that sorts by this field. */
  readonly onPress: (name: string) => void;
}

/** `danger` gets the red bar, with a word in the row that says why; `dimmed` marks finished rows. */
type RowTone = 'danger' | 'dimmed' | undefined;

/** Look and behaviour of a table's rows; only the key is required. */
export interface RowOptions<Row> {
  readonly rowKey: (row: Row) => string;
  readonly rowTone?: ((row: Row) => RowTone) | undefined;
  /** Marks the row open beside the table. */
  readonly rowMarked?: ((row: Row) => boolean) | undefined;
  readonly selection?: Selection<Row> | undefined;
  /** Called for Enter on a row; arrow keys move from row to row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** A row as a three-line entry, under 600 px, instead of a table that scrolls sideways (docs/design/look.md rule 8). */
  readonly narrow?: ((row: Row) => ReactNode) | undefined;
  /** Replaces 暂无数据, where there is a next step. */
  readonly empty?: ReactNode;
}

interface Selection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** A row that cannot be chosen has no check box. */
  readonly canSelect: (row: Row) => boolean;
  /** Names the row for its check box. */
  readonly labelOf: (row: Row) => string;
}
