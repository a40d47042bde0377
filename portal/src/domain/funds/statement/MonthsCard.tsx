import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { fundsCopy } from '../copy.ts';
import { monthsQuery } from '../queries.ts';
import { factOfMonth, monthFigures, type FundMonth } from './month.ts';
import { MonthActions, type OpenMonth } from './MonthActions.tsx';
import { MonthEntry } from './MonthEntry.tsx';
import { MonthName } from './MonthName.tsx';

const FundStatementDialog = lazy(() =>
  import('./FundStatementDialog.tsx').then((module) => ({ default: module.FundStatementDialog })),
);

const { months: words } = fundsCopy;

interface MonthsCardProps {
  readonly productCode: ProductCode;
  readonly accountNo: string;
}

/** Month by month: opening + income − expense = closing; each month can be viewed, printed and exported. */
export function MonthsCard({ productCode, accountNo }: MonthsCardProps) {
  const query = useQuery(monthsQuery(productCode, accountNo));
  const [open, setOpen] = useState<OpenMonth>();
  const months = query.data?.months ?? [];
  const actionProps = { productCode, accountNo, onOpen: setOpen };
  return (
    <CardFrame
      title={words.title}
      query={query}
      skeleton={<Skeleton height={140} />}
      isEmpty={months.length === 0}
      empty={<EmptyLine text={words.none} />}
      actions={
        <Typography variant="caption" color="textSecondary">
          {words.note}
        </Typography>
      }
    >
      <PlainTable
        caption={words.title}
        columns={[
          ...columnsOf(accountNo),
          {
            key: 'actions',
            title: words.actions,
            actions: true,
            align: 'right',
            render: (month) => <MonthActions {...actionProps} month={month} />,
          },
        ]}
        rows={months}
        rowKey={({ month }) => month}
        narrow={(month) => (
          <MonthEntry
            accountNo={accountNo}
            month={month}
            actions={<MonthActions {...actionProps} month={month} />}
          />
        )}
      />
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <FundStatementDialog
            productCode={productCode}
            accountNo={accountNo}
            month={open.month}
            print={open.print}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </CardFrame>
  );
}

const columnsOf = (accountNo: string): readonly Column<FundMonth>[] => [
  { key: 'month', title: words.month, render: (month) => <MonthName month={month} /> },
  ...monthFigures.map((name) => ({
    key: name,
    title: words[name],
    align: 'right' as const,
    render: (month: FundMonth) => (
      <MoneyCell value={month[name]} strong={name === 'closing'} fact={factOfMonth(accountNo, month, name)} />
    ),
  })),
];
