import Box from '@mui/material/Box';
import { sumOf } from '../../domain/fact/factOf.ts';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { copy } from './copy.ts';
import { factOfPeriod, factOfTrial } from './factOfTrial.ts';
import type { Trial } from './rules.ts';

type Item = Trial['plan'][number];

const { plan: words } = copy;

const money = (key: string, title: string, value: (item: Item) => number): Column<Item> => ({
  key,
  title,
  align: 'right',
  render: (item) => <MoneyText value={value(item)} />,
});

const columnsOf = (trial: Trial): readonly Column<Item>[] => [
  { key: 'period', title: words.period, render: ({ period, periods }) => words.of(period, periods) },
  { key: 'dueDate', title: words.dueDate, render: ({ planEndDate }) => <DateText value={planEndDate} /> },
  money('pri', words.principal, ({ pri }) => pri),
  money('nrInt', words.fee, ({ nrInt }) => nrInt),
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    render: ({ shouldRepayAmount, period }) => (
      <MoneyText value={shouldRepayAmount} fact={factOfPeriod(trial, period)} />
    ),
  },
];

/** A table of the plan's periods with due days and amounts, and their total. */
export function PlanTable({ trial }: { readonly trial: Trial }) {
  const { plan, totalAmount } = trial;
  return (
    <>
      <PlainTable
        caption={words.title}
        columns={columnsOf(trial)}
        rows={plan}
        rowKey={({ period }) => String(period)}
        narrow={(item) => <PlanEntry item={item} />}
      />
      <Box sx={{ mt: 3 }}>
        <TotalLine label={words.total(plan.length)}>
          <MoneyText
            value={totalAmount}
            fact={sumOf(
              factOfTrial(trial, 'total'),
              plan.map(({ period }) => factOfPeriod(trial, period)),
            )}
          />
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
      <Line label={words.amount} value={item.shouldRepayAmount} strong />
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: number;
  /** The total of the entry. */
  readonly strong?: boolean;
}

function Line({ label, value, strong = false }: LineProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: strong ? 600 : 400 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <MoneyText value={value} />
    </Box>
  );
}
