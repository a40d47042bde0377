import { useNarrow } from '../hooks/useNarrow.ts';
import type { Column, RowOptions } from './column.ts';
import { EntryList } from './EntryList.tsx';
import { RowGrid } from './RowGrid.tsx';

interface PlainTableProps<Row> extends RowOptions<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** All rows at once, in the look of the paged table: the few rows of a card or a dialog. */
export function PlainTable<Row>({ columns, ...rest }: PlainTableProps<Row>) {
  const isNarrow = useNarrow();
  return isNarrow && rest.narrow ? (
    <EntryList {...rest} narrow={rest.narrow} pending={false} />
  ) : (
    <RowGrid {...rest} columns={columns} pending={false} />
  );
}
