/** Sort order of a list by the contract: a field, with `-` for descending. */

type Value = string | number | undefined;

/**
 * Returns the sort value of a row for each field. The type lists all fields of the contract, so that a new field does
 * not compile until it has a value here.
 */
export type SortKeys<Row, Sort extends string> = Readonly<
  Record<Exclude<Sort, `-${string}`>, (row: Row) => Value>
>;

/** Returns the sorted rows. Equal values keep their order in both directions; missing values come last in both. */
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
