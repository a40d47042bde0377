/** One page of rows, as every list answers it (spec 2 §3). */
export function pageOf<Row>(
  rows: readonly Row[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  return {
    total: rows.length,
    pageNo,
    size: pageSize,
    list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  };
}
