/** The order of a list, as the contract lets one ask for it: a field, with `-` before it the other way round. */
type Value = string | number | undefined;

/** What each field of a list is sorted by: total over the contract's fields, so that a new one does not compile until it is here. */
export type SortKeys<Row, Sort extends string> = Readonly<
  Record<Exclude<Sort, `-${string}`>, (row: Row) => Value>
>;

/**
 * The rows in that order. Rows with the same value stay in the order that they came in, whichever way round; what has no
 * value comes last either way: nobody looks for it.
 */
export function sorted<Row, Sort extends string>(
  rows: readonly Row[],
  sort: Sort | undefined,
  keys: SortKeys<Row, Sort>,
): readonly Row[] {
  if (sort === undefined) return rows;
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const key = new Map(Object.entries<(row: Row) => Value>(keys)).get(field);
  if (key === undefined) throw new Error(`no key for the sort field "${field}"`);
  return rows
    .map((row) => ({ row, value: key(row) }))
    .sort((a, b) => inOrder(a.value, b.value, descending))
    .map(({ row }) => row);
}

function inOrder(a: Value, b: Value, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return (a < b ? -1 : 1) * (descending ? -1 : 1);
}
