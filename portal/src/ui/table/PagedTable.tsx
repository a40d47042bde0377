import { table } from '../../copy/ui.ts';
import type { CardQuery } from '../feedback/CardFrame.tsx';
import { ErrorLine } from '../feedback/ErrorLine.tsx';
import { useNarrow } from '../hooks/useNarrow.ts';
import type { Column, RowOptions } from './column.ts';
import { EntryList } from './EntryList.tsx';
import { Pager } from './Pager.tsx';
import { hidesPager, pageCount, type PageRequest, type Pagination } from './pagination.ts';
import { RowGrid } from './RowGrid.tsx';

export type { Column } from './column.ts';

interface PagedTableProps<Row> extends RowOptions<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly query: CardQuery;
  readonly pagination?: Pagination | undefined;
  readonly onPage: (page: PageRequest) => void;
}

/** A table that loads by pages: skeleton rows, empty line, error line with retry, pager. 2 §9, look.md */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { columns, query, pagination, onPage, ...rest } = props;
  const isNarrow = useNarrow();
  if (query.isError && query.data === undefined) return <ErrorLine onRetry={() => void query.refetch()} />;
  return (
    <>
      {isNarrow && rest.narrow ? (
        <EntryList {...rest} narrow={rest.narrow} pending={query.isPending} />
      ) : (
        <RowGrid {...rest} columns={columns} pending={query.isPending} />
      )}
      {pagination === undefined || hidesPager(pagination) ? null : (
        <>
          <Pager pagination={pagination} onPage={onPage} />
          <p data-print="only">{table.pageOf(pagination.total, pagination.pageNo, pageCount(pagination))}</p>
        </>
      )}
    </>
  );
}
