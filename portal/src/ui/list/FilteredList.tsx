import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { exporting, table } from '../../copy/ui.ts';
import { ExportButton, type MoreExport } from '../export/ExportButton.tsx';
import type { ExportRequest } from '../export/useExport.ts';
import { useExportChoice } from '../export/useExportChoice.ts';
import { CardFrame, type CardQuery } from '../feedback/CardFrame.tsx';
import { namesOf, type FilterControl } from '../filters/controls.ts';
import type { FieldSet } from '../filters/fields.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { UrlFilters } from '../filters/useUrlFilters.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { Column, RowOptions, SortChoice } from '../table/column.ts';
import { PagedTable } from '../table/PagedTable.tsx';
import type { PageRequest, Pagination } from '../table/pagination.ts';
import { TotalSums } from '../table/TotalSums.tsx';
import { StateTabs, type TabsOfState } from '../tabs/StateTabs.tsx';
import { EmptyList } from './EmptyList.tsx';
import { useRememberedList } from './lastQueries.ts';
import { PageRows } from './PageRows.tsx';
import type { ViewedList } from './viewedList.ts';

interface ListAnswer<Row> extends Pagination {
  readonly list: readonly Row[];
}

interface FilteredListProps<
  Row,
  Fields extends FieldSet,
  Answer,
  State extends string,
> extends RowOptions<Row> {
  /** Links tabs and panel. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly tabs: TabsOfState<State>;
  readonly filters: UrlFilters<Fields>;
  readonly controls: readonly FilterControl<Extract<keyof Fields, string>>[];
  readonly columns: readonly Column<Row>[];
  /** Storage name of the column choice. */
  readonly columnsKey: string;
  /** Absent for a list with one order. */
  readonly sort?: SortChoice | undefined;
  readonly onPage: (page: PageRequest) => void;
  readonly query: CardQuery & { readonly data: Answer | undefined };
  readonly exported: ExportRequest<Row>;
  /** Another kind of file. */
  readonly more?: MoreExport<Row> | undefined;
  /** Returns the saved views of the list. */
  readonly views: (list: ViewedList) => ReactNode;
  /** Right end of the head, before the export. */
  readonly actions?: ReactNode;
  /** Labels and yuan over all filtered rows; absent where there is no sum. */
  readonly sumsOf?: ((answer: Answer) => readonly (readonly [string, number])[]) | undefined;
  /** The next step of a user with an empty list. */
  readonly next?: ReactNode;
  /** Overlays of the list. */
  readonly children?: ReactNode;
}

/** A list page: head with export, tabs by state, filters, table, sums. Its state lives in the URL. */
export function FilteredList<
  Row,
  Fields extends FieldSet,
  Answer extends ListAnswer<Row>,
  State extends string,
>(props: FilteredListProps<Row, Fields, Answer, State>) {
  const {
    id,
    title,
    intro,
    tabs,
    filters,
    controls,
    columns,
    columnsKey,
    sort,
    onPage,
    query,
    exported,
    more,
    views,
    actions,
    sumsOf,
    next,
    children,
    ...row
  } = props;
  useRememberedList(Object.keys(filters.initial));
  const answer = query.data;
  const choice = useExportChoice(answer?.list ?? [], row.rowKey, (entry) =>
    exporting.choose(row.rowKey(entry)),
  );
  const isFiltered = controls.flatMap(namesOf).some((name) => filters.values[name] !== filters.initial[name]);
  return (
    <>
      <PageHead
        title={title}
        intro={intro}
        actions={
          <>
            {actions}
            <ExportButton {...exported} more={more} choice={choice} />
          </>
        }
      />
      <CardFrame>
        <StateTabs id={id} {...tabs}>
          <FilterBar
            filters={filters}
            controls={controls}
            query={query}
            views={views({ fields: filters.fields, sort: sort?.field, columns, columnsKey })}
          />
          <Box sx={{ mt: 4 }}>
            <PageRows>
              <PagedTable
                {...row}
                selection={choice.selection ?? row.selection}
                caption={title}
                columns={columns}
                columnsKey={columnsKey}
                sort={sort}
                rows={answer?.list ?? []}
                query={query}
                pagination={answer}
                onPage={onPage}
                empty={
                  <EmptyList
                    onClear={isFiltered ? filters.reset : undefined}
                    onAll={filters.isInitial ? undefined : filters.reset}
                    next={next}
                  />
                }
              />
            </PageRows>
          </Box>
          {answer === undefined || answer.total === 0 || sumsOf === undefined ? null : (
            <TotalSums label={table.sumOf(answer.total)} sums={sumsOf(answer)} />
          )}
        </StateTabs>
      </CardFrame>
      {children}
    </>
  );
}
