import { table } from '../../copy/ui.ts';
import type { CardQuery } from '../feedback/CardFrame.tsx';
import { ErrorLine } from '../feedback/ErrorLine.tsx';
import { useNarrow } from '../hooks/useNarrow.ts';
import type { Column, RowOptions, SortChoice } from './column.ts';
import { ConfigurableGrid } from './ConfigurableGrid.tsx';
import { EntryList } from './EntryList.tsx';
import { PageOutOfRange } from './PageOutOfRange.tsx';
import { Pager } from './Pager.tsx';
import { hidesPager, pageCount, type PageRequest, type Pagination } from './pagination.ts';
import { RowGrid } from './RowGrid.tsx';
import { SortSelect } from './SortSelect.tsx';

export type { Column } from './column.ts';

interface PagedTableProps<Row> extends RowOptions<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly query: CardQuery;
  readonly pagination?: Pagination | undefined;
  readonly onPage: (page: PageRequest) => void;
  readonly sort?: SortChoice | undefined;
  /** Storage name of the user's column choice; without it the columns cannot be chosen. */
  readonly columnsKey?: string | undefined;
  /** The table is beside a column of cards: rows become entries on a small laptop too. */
  readonly beside?: true;
}

/** A table that loads by pages: skeleton rows, empty line, error line with retry, pager. 2 §9, docs/design/look.md */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { columns, query, pagination, onPage, sort, columnsKey, beside, ...given } = props;
  const isNarrow = useNarrow(beside);
  if (query.isError && query.data === undefined)
    return <ErrorLine error={query.error} onRetry={() => void query.refetch()} />;
  const isOutOfRange = pagination !== undefined && pagination.total > 0 && given.rows.length === 0;
  const rest = isOutOfRange
    ? { ...given, empty: <PageOutOfRange pagination={pagination} onPage={onPage} /> }
    : given;
  const grid = { ...rest, columns, sort, pending: query.isPending };
  return (
    <>
      {isNarrow && rest.narrow ? (
        <EntryList
          {...rest}
          narrow={rest.narrow}
          pending={query.isPending}
          tools={sort ? <SortSelect columns={columns} sort={sort} /> : null}
        />
      ) : columnsKey === undefined ? (
        <RowGrid {...grid} />
      ) : (
        <ConfigurableGrid {...grid} name={columnsKey} />
      )}
      {pagination === undefined || hidesPager(pagination) ? null : (
        <>
          <Pager of={given.caption} pagination={pagination} onPage={onPage} />
          <p data-print="only">{table.pageOf(pagination.total, pagination.pageNo, pageCount(pagination))}</p>
        </>
      )}
    </>
  );
}
