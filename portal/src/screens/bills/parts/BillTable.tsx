import { useNavigate } from 'react-router-dom';
import { bookPagesOf } from '../../../products/bookPages.ts';
import { useProduct } from '../../../session/useProduct.ts';
import { PagedTable } from '../../../ui/table/PagedTable.tsx';
import { copy } from '../copy.ts';
import { refOf } from '../../../domain/bills/billRef.ts';
import { isUnsettled } from '../rules.ts';
import type { BillRow } from '../types.ts';
import type { BillList } from '../useBillList.ts';
import type { Chosen } from '../../../domain/bills/useChosen.ts';
import { BillEntry } from './BillEntry.tsx';
import { billTableColumns } from './billTableColumns.tsx';

interface BillTableProps {
  readonly list: BillList;
  readonly chosen: Chosen;
}

/** The rows of a tab; those that can be repaid can be chosen. */
export function BillTable({ list, chosen }: BillTableProps) {
  const navigate = useNavigate();
  const { billDetail } = bookPagesOf(useProduct());
  const toDetail = ({ billNo, period, periods }: BillRow) => {
    const to = billDetail?.({ billNo, ...(periods > 1 && { period: String(period) }) });
    if (to !== undefined) void navigate(to);
  };
  return (
    <PagedTable
      caption={copy.list.caption}
      columns={billTableColumns}
      rows={list.page?.list ?? []}
      rowKey={refOf}
      rowTone={(row) => (row.overdueDays > 0 && isUnsettled(row) ? 'danger' : undefined)}
      selection={{
        selected: chosen.selected,
        onChange: chosen.choose,
        canSelect: (row) => row.canRepay,
        labelOf: (row) => copy.row.select(refOf(row)),
      }}
      onOpen={toDetail}
      narrow={(row) => <BillEntry row={row} />}
      query={list.rowsQuery}
      pagination={list.page}
      onPage={list.goTo}
    />
  );
}
