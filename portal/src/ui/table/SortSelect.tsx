import { table } from '../../copy/ui.ts';
import { SelectBox } from '../control/SelectBox.tsx';
import type { Column, SortChoice } from './column.ts';

interface SortSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: SortChoice;
}

/** The order of the entries, on phones: there are no heads to press. */
export function SortSelect<Row>({ columns, sort }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ sort: name, title, align }) => {
    if (name === undefined) return [];
    const words = align === 'right' ? table.sortAmount : table.sortDay;
    return [
      { value: name, label: words.ascending(title) },
      { value: `-${name}`, label: words.descending(title) },
    ];
  });
  return (
    <SelectBox
      name={table.sort}
      options={[{ value: '', label: table.usualOrder }, ...options]}
      value={sort.value}
      onChange={sort.onChange}
    />
  );
}
