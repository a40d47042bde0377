import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { CardFrame, type CardQuery } from '../feedback/CardFrame.tsx';
import { EmptyLine } from '../feedback/EmptyLine.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ExportRequest } from '../export/useExport.ts';
import type { FilterControl } from '../filters/controls.ts';
import type { FieldSet } from '../filters/fields.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { UrlFilters } from '../filters/useUrlFilters.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { Column, RowOptions } from '../table/column.ts';
import { PagedTable } from '../table/PagedTable.tsx';
import type { Pagination } from '../table/pagination.ts';
import { TotalSums } from '../table/TotalSums.tsx';
import { usePageRequest } from '../table/usePageRequest.ts';
import { StateTabs, type TabsOfState } from '../tabs/StateTabs.tsx';

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
  readonly query: CardQuery & { readonly data: Answer | undefined };
  readonly exported: ExportRequest<Row>;
  /** Right end of the head, before the export. */
  readonly actions?: ReactNode;
  /** Labels and yuan, over all that is filtered. */
  readonly sumsOf: (answer: Answer) => readonly (readonly [string, number])[];
  /** What lies over the list. */
  readonly children?: ReactNode;
}

/** A page that is a list: head with export, tabs by state, filters, table, sums. Its state lives in the URL. */
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
    query,
    exported,
    actions,
    sumsOf,
    children,
    ...row
  } = props;
  const [, goTo] = usePageRequest();
  const answer = query.data;
  return (
    <>
      <PageHead
        title={title}
        intro={intro}
        actions={
          <>
            {actions}
            <ExportButton {...exported} />
          </>
        }
      />
      <CardFrame>
        <StateTabs id={id} {...tabs}>
          <FilterBar filters={filters} controls={controls} />
          <Box sx={{ mt: 4 }}>
            <PagedTable
              {...row}
              caption={title}
              columns={columns}
              rows={answer?.list ?? []}
              query={query}
              pagination={answer}
              onPage={goTo}
              empty={filters.isInitial ? undefined : <NothingFound onReset={filters.reset} />}
            />
          </Box>
          {answer === undefined || answer.total === 0 ? null : (
            <TotalSums total={answer.total} sums={sumsOf(answer)} />
          )}
        </StateTabs>
      </CardFrame>
      {children}
    </>
  );
}

/** Nothing passes the filters: the way back to everything. */
const NothingFound = ({ onReset }: { readonly onReset: () => void }) => (
  <EmptyLine
    action={
      <Button variant="link" onClick={onReset}>
        {copy.showAll}
      </Button>
    }
  />
);
