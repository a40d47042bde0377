import { exporting as copy } from '../../copy/ui.ts';

/** A column of an exported file. An empty cell is `''`. */
export interface ExportColumn<Row> {
  readonly title: string;
  /** A number is an amount in yuan with two decimals, unless the column says `integer`; a whole day or moment is a date. */
  readonly value: (row: Row) => string | number;
  readonly integer?: true;
  /** Summed in the last row. A predicate leaves out further rows from the sum of this column only. */
  readonly sum?: true | ((row: Row) => boolean);
}

/** The last row: the totals of the columns with `sum`. */
interface ExportTotal<Row> {
  readonly label: string;
  /** The rows that the last row counts and sums, as the list's own sum does; all of them when left out. */
  readonly counts?: (row: Row) => boolean;
}

/** The content of a file. */
export interface ExportTable<Row> {
  /** The list, as its page calls it: the sheet's name and its first line. */
  readonly title: string;
  /** The days of the rows. */
  readonly period: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly total?: ExportTotal<Row> | undefined;
  /** A program imports the file: a sheet begins with its header, without the lines of title and period above it. */
  readonly forImport?: true | undefined;
}

/** The cells of the total row; undefined without a sum. Exact to the cent. */
export function totalCells<Row>({ columns, rows, total }: ExportTable<Row>): (string | number)[] | undefined {
  if (total === undefined || rows.length === 0) return undefined;
  const counted = total.counts ? rows.filter(total.counts) : rows;
  return columns.map((column, index) => {
    if (!column.sum) return index === 0 ? `${total.label}（${copy.rows(counted.length)}）` : '';
    const amounts = (column.sum === true ? counted : counted.filter(column.sum))
      .map(column.value)
      .filter((value) => typeof value === 'number');
    return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
  });
}
