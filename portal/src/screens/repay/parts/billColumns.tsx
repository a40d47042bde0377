import Box from '@mui/material/Box';
import { CycleLabel } from '#generated/shared/labels.ts';
import { refOf } from '#portal/domain/bills/billRef.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { billStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { addMoney } from '#portal/format/money.ts';
import { useToday } from '#portal/session/useNow.ts';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { billNameOf } from '../rules/billName.ts';
import { dueText } from '../rules/due.ts';
import { isOverdue } from '../rules/selection.ts';
import type { RepayBill } from '../rules/targets.ts';

const { bills: words } = copy;

/** Number, period, cycle and last repayment day: the first column, and the head of an entry on phones. */
function BillName(bill: RepayBill) {
  const { cycle, lastRepayDate } = bill;
  const ref = refOf(bill);
  return (
    <>
      <span style={block}>{billNameOf(bill)}</span>
      <span className="below" style={inline}>
        <Figures
          of={[
            [CycleLabel[cycle], factOf('bill.cycle', ref)],
            [lastRepayDate, factOf('bill.dueDate', ref)],
          ]}
        >
          {words.lastRepayDate(CycleLabel[cycle], lastRepayDate)}
        </Figures>
      </span>
    </>
  );
}

const block = { display: 'block' } as const;
const inline = { display: 'inline' } as const;

/** The status and the days left or overdue. In the table they are stacked, since its column is narrow. */
function Due({ bill, stacked = false }: { readonly bill: RepayBill; readonly stacked?: boolean }) {
  const today = useToday();
  return (
    <span style={stacked ? column : line}>
      <StatusValueTag kind={billStatus} value={bill.billStatus} fact={factOf('bill.state', refOf(bill))} />
      <span className="below">
        {dueText(bill.lastRepayDate, today)}
        {bill.early ? ` · ${words.early}` : null}
      </span>
    </span>
  );
}

const column = { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
const line = { display: 'inline-flex', alignItems: 'center', gap: 8 } as const;

const money = (
  key: string,
  title: string,
  name: 'bill.principalOwed' | 'bill.chargesOwed' | 'bill.penaltyOwed',
  value: (bill: RepayBill) => number,
): Column<RepayBill> => ({
  key,
  title,
  align: 'right',
  // The cost of an early repayment differs from the later debt.
  render: (bill) => (
    <MoneyText value={value(bill)} fact={bill.early ? undefined : factOf(name, refOf(bill))} />
  ),
});

const allColumns: readonly Column<RepayBill>[] = [
  { key: 'billNo', title: words.billNo, render: (bill) => <BillName {...bill} /> },
  { key: 'status', title: words.status, render: (bill) => <Due bill={bill} stacked /> },
  money('principal', words.principal, 'bill.principalOwed', ({ principal }) => principal),
  money('charges', words.charges, 'bill.chargesOwed', ({ interest, fee }) => addMoney(interest, fee)),
  money('penalty', words.penalty, 'bill.penaltyOwed', ({ penalty }) => penalty),
  {
    key: 'owed',
    title: words.owed,
    pinned: true,
    align: 'right',
    render: (bill) => <MoneyCell value={bill.owed} strong fact={owedOf(bill)} />,
  },
];

/** The columns of these bills: without charges or penalty if no bill has any. */
export function columnsFor(bills: readonly RepayBill[]): readonly Column<RepayBill>[] {
  const costs = {
    charges: bills.some(({ interest, fee }) => interest + fee > 0),
    penalty: bills.some(({ penalty }) => penalty > 0),
  };
  return allColumns.filter(({ key }) => (key === 'charges' || key === 'penalty' ? costs[key] : true));
}

/** The columns of the dialog that chooses bills. */
export const choiceColumns = allColumns.filter(({ key }) => ['billNo', 'status', 'owed'].includes(key));

/** A bill in three lines. */
export function BillEntry({ bill }: { readonly bill: RepayBill }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <span>
        <BillName {...bill} />
      </span>
      <Due bill={bill} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {words.owed}
        </Box>
        <MoneyText value={bill.owed} fact={owedOf(bill)} sx={{ fontWeight: 600 }} />
      </Box>
    </Box>
  );
}

/** Mark of the debt of a bill: of an early repayment, the payoff amount. */
export const owedOf = (bill: RepayBill) => factOf(bill.early ? 'bill.payoff' : 'bill.owed', refOf(bill));

export const billKey = ({ billNo, period }: RepayBill): string => `${billNo}.${String(period)}`;

export const billTone = (bill: RepayBill) => (isOverdue(bill) ? 'danger' : undefined);
