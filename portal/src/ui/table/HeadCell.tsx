import ButtonBase from '@mui/material/ButtonBase';
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
      <ButtonBase title={table.sortNext[direction]} onClick={() => sort.onPress(name)} sx={buttonStyle}>
        {title}
        <Icon name={ICON[direction]} size={14} />
      </ButtonBase>
    </th>
  );
}

/** Style that makes a button as high as the head and as wide as its words and arrow: columns keep their width. */
const buttonStyle = {
  gap: '2px',
  height: 32,
  mr: '-4px',
  font: 'inherit',
  color: 'inherit',
  whiteSpace: 'inherit',
  textAlign: 'inherit',
  '&:hover': { color: 'ink' },
  '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: 'ink' },
  // On paper a head is text: buttons are not printed (build/print.css).
  '@media print': { display: 'inline !important', '& svg': { display: 'none' } },
} as const;
