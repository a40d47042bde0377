import Box from '@mui/material/Box';
import { CycleLabel, DiscountRuleLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { loanStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { UnbilledLoan } from '../types.ts';

const words = copy.unbilled;

export const unbilledTableColumns: readonly Column<UnbilledLoan>[] = [
  {
    key: 'loanNo',
    title: words.loanNo,
    render: (row) => (
      <>
        <CopyableText value={row.loanNo} label={words.loanNo} />
        <small className="below">{`${words.orderNo} ${row.orderNo}`}</small>
      </>
    ),
  },
  {
    key: 'goods',
    title: words.goods,
    render: (row) => (
      <>
        {row.goods}
        <small className="below">{row.supplierName}</small>
      </>
    ),
  },
  {
    key: 'takenOn',
    title: words.takenOn,
    sort: 'takenOn',
    render: (row) => (
      <>
        {row.takenOn}
        <small className="below">{`${words.expectedBillDate} ${row.expectedBillDate}`}</small>
      </>
    ),
  },
  { key: 'cycle', title: words.cycle, render: (row) => CycleLabel[row.cycle] },
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    sort: 'amount',
    render: (row) => <MoneyText value={row.amount} fact={factOf('order.amount', row.orderNo)} />,
  },
  {
    key: 'discount',
    title: words.discount,
    sort: 'discountAmount',
    align: 'right',
    render: (row) => (
      <>
        <MoneyText
          value={row.discountAmount}
          sx={row.discountAmount === 0 ? { color: 'text.secondary' } : {}}
        />
        {row.ruleType ? <small className="below">{DiscountRuleLabel[row.ruleType]}</small> : null}
      </>
    ),
  },
  {
    key: 'owed',
    title: words.owed,
    sort: 'owed',
    align: 'right',
    render: (row) => <MoneyCell value={row.owed} strong fact={factOf('order.owed', row.orderNo)} />,
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => (
      <StatusValueTag kind={loanStatus} value={row.loanStatus} fact={factOf('order.loan', row.orderNo)} />
    ),
  },
];

export function UnbilledEntry({ row }: { readonly row: UnbilledLoan }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        {row.goods}
        <small className="below">{row.orderNo}</small>
        <small className="below">{`${words.expectedBillDate} ${row.expectedBillDate}`}</small>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <MoneyText
          value={row.owed}
          symbol
          fact={factOf('order.owed', row.orderNo)}
          sx={{ fontWeight: 600 }}
        />
        <Box sx={{ mt: 1 }}>
          <StatusValueTag kind={loanStatus} value={row.loanStatus} fact={factOf('order.loan', row.orderNo)} />
        </Box>
      </Box>
    </Box>
  );
}
