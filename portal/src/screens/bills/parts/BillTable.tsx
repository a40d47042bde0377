import { useNavigate } from 'react-router-dom';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { useAccountKey } from '#portal/domain/accounts/useAccountKey.ts';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import type { Chosen } from '#portal/domain/bills/useChosen.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { EmptyList } from '#portal/ui/list/EmptyList.tsx';
import type { RowOptions } from '#portal/ui/table/column.ts';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { copy } from '../copy.ts';
import { isUnsettled } from '../rules.ts';
import type { BillList } from '../useBillList.ts';
import { BillEntry } from './BillEntry.tsx';
import { billTableColumns } from './billTableColumns.tsx';

interface BillTableProps {
  readonly list: BillList;
  readonly chosen: Chosen;
  /** Check boxes that choose rows for an export; while present, they replace those for repayment. */
  readonly exported: RowOptions<BillRow>['selection'];
}

/** The rows of a tab; repayable ones can be chosen. */
export function BillTable({ list, chosen, exported }: BillTableProps) {
  const navigate = useNavigate();
  const { billDetail, orders } = bookPagesOf(useProduct());
  const columnsKey = useAccountKey('bills');
  const toDetail = ({ billNo, period, periods }: BillRow) => {
    const to = billDetail?.({ billNo, ...(periods > 1 && { period: String(period) }) });
    if (to !== undefined) void navigate(to);
  };
  return (
    <PagedTable
      caption={copy.list.caption}
      columns={billTableColumns}
      columnsKey={columnsKey}
      sort={list.sort}
      rows={list.page?.list ?? []}
      rowKey={refOf}
      rowTone={(row) => (row.overdueDays > 0 && isUnsettled(row) ? 'danger' : undefined)}
      selection={
        exported ?? {
          selected: chosen.selected,
          onChange: chosen.choose,
          canSelect: (row) => row.canRepay,
          labelOf: (row) => copy.row.select(refOf(row)),
        }
      }
      onOpen={toDetail}
      narrow={(row) => <BillEntry row={row} />}
      query={list.rowsQuery}
      pagination={list.page}
      onPage={list.goTo}
      empty={
        <EmptyList
          onClear={list.filters.isInitial ? undefined : list.filters.reset}
          onAll={list.tab === BillTab.AllBill ? undefined : () => list.toTab(BillTab.AllBill)}
          next={
            <LinkButton variant="link" to={orders()}>
              {copy.upcoming.toOrders}
            </LinkButton>
          }
        />
      }
    />
  );
}
