import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CycleLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { addMoney } from '#portal/format/money.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { PagedTable } from '#portal/ui/table/PagedTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import { unbilledOrdersPage } from '../rules.ts';
import type { Upcoming } from '../types.ts';
import type { BillList } from '../useBillList.ts';

const words = copy.upcoming;

const columns: readonly Column<Upcoming>[] = [
  { key: 'cycle', title: copy.fields.cycle, render: (row) => CycleLabel[row.cycle] },
  { key: 'billDate', title: words.expectedBillDate, render: (row) => row.expectedBillDate },
  { key: 'repayDate', title: words.expectedRepayDate, render: (row) => row.expectedRepayDate },
  { key: 'orders', title: words.orders, align: 'right', render: (row) => row.orderCount },
  { key: 'amount', title: words.amount, align: 'right', render: (row) => <MoneyText value={row.amount} /> },
];

const keyOf = ({ cycle, expectedBillDate, expectedRepayDate }: Upcoming): string =>
  `${cycle} ${expectedBillDate} ${expectedRepayDate}`;

/** Expected bills of the purchases that are not billed yet, by cycle and day. */
export function UpcomingTable({ list }: { readonly list: BillList }) {
  const product = useProduct();
  const { isParent, userInfo } = useSession();
  const rows = list.page?.upcoming ?? [];
  const toOrders = unbilledOrdersPage(product, { isParent, userTag: userInfo?.userTag });
  return (
    <Box sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 3 }}>
        <Typography component="h2" variant="cardTitle">
          {words.title}
        </Typography>
        <LinkButton variant="tonal" to={toOrders}>
          {words.toOrders}
        </LinkButton>
      </Box>
      <PagedTable
        caption={words.caption}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        narrow={(row) => <UpcomingEntry row={row} />}
        query={list.rowsQuery}
        onPage={list.goTo}
      />
      {rows.length > 0 ? (
        <Box sx={{ mt: 4, mb: 3 }}>
          <TotalLine label={words.total}>
            <MoneyText
              value={addMoney(...rows.map(({ amount }) => amount))}
              fact={list.filters.isInitial ? factOf('unbilled.total', product.code) : undefined}
            />
          </TotalLine>
        </Box>
      ) : null}
      <HintPanel tone="flat" icon="phone">
        {words.service}
      </HintPanel>
    </Box>
  );
}

function UpcomingEntry({ row }: { readonly row: Upcoming }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <div>
        {CycleLabel[row.cycle]}
        <small className="below">
          {words.expectedBillDate} {row.expectedBillDate}
        </small>
        <small className="below">
          {words.expectedRepayDate} {row.expectedRepayDate}
        </small>
      </div>
      <Box sx={{ textAlign: 'right' }}>
        <MoneyText value={row.amount} symbol />
        <small className="below">
          {words.orders} {row.orderCount}
        </small>
      </Box>
    </Box>
  );
}
