import Box from '@mui/material/Box';
import { DateText } from '../../ui/text/DateText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { copy } from './copy.ts';
import type { Trial } from './rules.ts';

type Item = Trial['plan'][number];

const { plan: words } = copy;

const money = (key: string, title: string, value: (item: Item) => number): Column<Item> => ({
  key,
  title,
  align: 'right',
  render: (item) => <MoneyText value={value(item)} />,
});

const columns: readonly Column<Item>[] = [
  { key: 'period', title: words.period, render: ({ period, periods }) => words.of(period, periods) },
  { key: 'dueDate', title: words.dueDate, render: ({ planEndDate }) => <DateText value={planEndDate} /> },
  money('pri', words.principal, ({ pri }) => pri),
  money('nrInt', words.fee, ({ nrInt }) => nrInt),
  money('amount', words.amount, ({ shouldRepayAmount }) => shouldRepayAmount),
];

/** What falls due when, if the bill is split like this. */
export function PlanTable({ plan, totalAmount }: Pick<Trial, 'plan' | 'totalAmount'>) {
  return (
    <>
      <PlainTable
        caption={words.title}
        columns={columns}
        rows={plan}
        rowKey={({ period }) => String(period)}
        narrow={(item) => <PlanEntry item={item} />}
      />
      <Box sx={{ mt: 3 }}>
        <TotalLine label={words.total(plan.length)}>
          <MoneyText value={totalAmount} />
        </TotalLine>
      </Box>
    </>
  );
}

function PlanEntry({ item }: { readonly item: Item }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <b>{words.of(item.period, item.periods)}</b>
        <DateText value={item.planEndDate} />
      </Box>
      <Line label={words.principal} value={item.pri} />
      <Line label={words.fee} value={item.nrInt} />
    </Box>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <MoneyText value={value} />
    </Box>
  );
}
