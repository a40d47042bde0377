import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { refOf, type BillRow } from '../../domain/bills/billRef.ts';
import { factOf, sumOf } from '../../domain/fact/factOf.ts';
import { billStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { copy } from './copy.ts';
import { overdueQuery } from './queries.ts';

const { freeze } = copy;

interface OverdueBillsCardProps {
  readonly product: Product;
  /** Whether repaying the bills ends the freeze. */
  readonly unfreezes: boolean;
}

/** The overdue bills, with a button that repays all of them; nothing if there are none. */
export function OverdueBillsCard({ product, unfreezes }: OverdueBillsCardProps) {
  const query = useQuery(overdueQuery(product.code));
  const bills = query.data?.list ?? [];
  const { repay } = bookPagesOf(product);
  if (query.isPending || (query.isSuccess && bills.length === 0)) return null;
  return (
    <CardFrame
      title={freeze.bills}
      query={query}
      actions={
        bills.length === 0 ? null : (
          <LinkButton to={repay({ bills: bills.map(refOf).join(',') })}>{freeze.repayAll}</LinkButton>
        )
      }
    >
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {unfreezes ? freeze.billsNote : freeze.billsAlso}
      </Typography>
      <PlainTable
        caption={freeze.bills}
        columns={columns}
        rows={bills}
        rowKey={refOf}
        rowTone={() => 'danger'}
        narrow={(bill) => <Entry bill={bill} />}
      />
      {query.data && bills.length > 0 ? (
        <Box sx={{ mt: 3 }}>
          <TotalLine label={freeze.total}>
            <MoneyText
              value={query.data.sums.owed}
              fact={sumOf(factOf('owed.overdue', product.code), bills.map(owedOf))}
            />
          </TotalLine>
        </Box>
      ) : null}
    </CardFrame>
  );
}

const owedOf = (bill: BillRow) => factOf('bill.owed', refOf(bill));

const columns: readonly Column<BillRow>[] = [
  { key: 'billNo', title: freeze.billNo, render: refOf },
  {
    key: 'status',
    title: freeze.status,
    render: (bill) => (
      <StatusValueTag kind={billStatus} value={bill.billStatus} fact={factOf('bill.state', refOf(bill))} />
    ),
  },
  {
    key: 'due',
    title: freeze.due,
    render: (bill) => <DateText value={bill.lastRepayDate} fact={factOf('bill.dueDate', refOf(bill))} />,
  },
  {
    key: 'owed',
    title: freeze.owed,
    align: 'right',
    render: (bill) => <MoneyText value={bill.owed} fact={owedOf(bill)} />,
  },
];

function Entry({ bill }: { readonly bill: BillRow }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        {refOf(bill)}
        <MoneyText value={bill.owed} symbol fact={owedOf(bill)} />
      </Box>
      <StatusValueTag kind={billStatus} value={bill.billStatus} fact={factOf('bill.state', refOf(bill))} />
      <Typography variant="caption" color="textSecondary">
        {freeze.due} <DateText value={bill.lastRepayDate} fact={factOf('bill.dueDate', refOf(bill))} />
      </Typography>
    </Box>
  );
}
