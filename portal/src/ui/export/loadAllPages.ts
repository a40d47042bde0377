interface LoadedPage<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

/** Page size of an export: the contract's maximum (PageSize). */
const EXPORT_PAGE_SIZE = 500;

/**
 * Loads every row of a list, page by page and in order. `report` receives the share loaded so far, 0 to 1. Stops at
 * the list's end, even when the list has shrunk meanwhile.
 */
export async function loadAllPages<Row>(
  loadPage: (pageNo: number) => Promise<LoadedPage<Row>>,
  report: (share: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { total, list } = await loadPage(pageNo);
    rows.push(...list);
    report(total === 0 ? 1 : Math.min(1, rows.length / total));
    if (list.length === 0 || rows.length >= total) return rows;
  }
}

interface RequestedPage {
  readonly pageNo: number;
  readonly pageSize: typeof EXPORT_PAGE_SIZE;
}

/** The `load` of an export: every filtered row, not only the page that is shown. */
export const everyPage =
  <Row>(
    load: (page: RequestedPage, call: { silent: true; signal: AbortSignal }) => Promise<LoadedPage<Row>>,
  ) =>
  (signal: AbortSignal, report: (share: number) => void): Promise<Row[]> =>
    loadAllPages((pageNo) => load({ pageNo, pageSize: EXPORT_PAGE_SIZE }, { silent: true, signal }), report);
