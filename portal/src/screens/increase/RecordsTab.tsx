import { useQuery } from '@tanstack/react-query';
import { IncreaseKindLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { NO_VALUE } from '../../format/date.ts';
import type { ProductCode } from '../../products/product.ts';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { PagedTable, type Column } from '../../ui/table/PagedTable.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { recordsQuery } from './queries.ts';
import { RecordEntry } from './RecordEntry.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import type { IncreaseRecord } from './rules.ts';

const { fields } = copy;

const columns: readonly Column<IncreaseRecord>[] = [
  { key: 'applyNo', title: fields.applyNo, render: (row) => row.applyNo },
  { key: 'method', title: fields.method, render: (row) => IncreaseKindLabel[row.method] },
  { key: 'status', title: fields.status, render: (row) => <RecordStatus record={row} /> },
  {
    key: 'limitBefore',
    title: fields.limitBefore,
    align: 'right',
    render: (row) => <MoneyText value={row.limitBefore} fact={factOf('increase.before', row.applyNo)} />,
  },
  {
    key: 'limitAfter',
    title: fields.limitAfter,
    align: 'right',
    render: (row) =>
      row.limitAfter === undefined ? (
        NO_VALUE
      ) : (
        <MoneyText value={row.limitAfter} fact={factOf('increase.after', row.applyNo)} />
      ),
  },
  { key: 'submittedAt', title: fields.submittedAt, render: (row) => row.submittedAt },
  { key: 'finishedAt', title: fields.finishedAt, render: (row) => row.finishedAt ?? NO_VALUE },
  { key: 'refuseReason', title: fields.refuseReason, render: (row) => row.refuseReason ?? NO_VALUE },
];

/** A paged table of all applications; page number and page size are URL parameters. docs/design/look.md */
export function RecordsTab({ productCode }: { readonly productCode: ProductCode }) {
  const [page, goTo] = usePageRequest('increaseRecords');
  const records = useQuery(recordsQuery(productCode, page));
  return (
    <PageRows>
      <PagedTable
        caption={copy.tabs.records}
        columns={columns}
        rows={records.data?.list ?? []}
        rowKey={(row) => row.applyNo}
        narrow={(row) => <RecordEntry row={row} />}
        query={records}
        pagination={records.data}
        onPage={goTo}
      />
    </PageRows>
  );
}
