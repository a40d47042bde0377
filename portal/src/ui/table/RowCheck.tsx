import { table } from '../../copy/ui.ts';
import { CheckBox } from '../form/CheckBox.tsx';
import type { RowOptions } from './column.ts';
import { pageSelection, withChosen } from './selection.ts';

interface RowCheckProps<Row> {
  readonly row: Row;
  readonly options: RowOptions<Row>;
}

/** The check box of a row; nothing for a row that cannot be chosen. */
export function RowCheck<Row>({ row, options: { selection, rowKey } }: RowCheckProps<Row>) {
  if (!selection?.canSelect(row)) return null;
  const key = rowKey(row);
  return (
    <CheckBox
      label={selection.labelOf(row)}
      checked={selection.selected.has(key)}
      onChange={(chosen) => selection.onChange(withChosen(selection.selected, [key], chosen))}
    />
  );
}

interface PageCheckProps<Row> {
  readonly rows: readonly Row[];
  readonly options: RowOptions<Row>;
}

/** Chooses all rows of the page, or none of them; half-set while some are chosen. */
export function PageCheck<Row>({ rows, options: { selection, rowKey } }: PageCheckProps<Row>) {
  const keys = rows.filter((row) => selection?.canSelect(row)).map(rowKey);
  if (selection === undefined || keys.length === 0) return null;
  const shown = pageSelection(selection.selected, keys);
  return (
    <CheckBox
      label={table.selectPage}
      checked={shown === 'all'}
      indeterminate={shown === 'some'}
      onChange={(chosen) => selection.onChange(withChosen(selection.selected, keys, chosen))}
    />
  );
}
