import { table } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import { placeOf, type Column, type SortChoice } from './column.ts';
import { directionOf } from './sort.ts';

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: SortChoice | undefined;
}

const ICON = { none: 'sort', ascending: 'sortUp', descending: 'sortDown' } as const;

/** The head of a column; a button where the list can be sorted by it. */
export function HeadCell<Row>({ column, sort }: HeadCellProps<Row>) {
  const { title, width: minWidth, sort: name } = column;
  const style = minWidth === undefined ? undefined : { minWidth };
  const place = { scope: 'col', className: placeOf(column), style } as const;
  if (sort === undefined || name === undefined) return <th {...place}>{title}</th>;
  const direction = directionOf(sort.value, name);
  return (
    <th {...place} aria-sort={direction}>
      <button
        type="button"
        className="sort-button"
        title={table.sortNext[direction]}
        onClick={() => sort.onPress(name)}
      >
        {title}
        <Icon name={ICON[direction]} size={14} />
      </button>
    </th>
  );
}
