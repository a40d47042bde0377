import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PurchaseKindLabel } from '#generated/shared/labels.ts';
import { nameAndLogin, nameOf } from '#portal/domain/accounts/accountName.ts';
import { formatAmount } from '#portal/format/money.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import type { Product } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { TotalSums } from '#portal/ui/table/TotalSums.tsx';
import { unitFor } from '../charts/chartUnit.ts';
import { GroupBars } from '../charts/GroupBars.tsx';
import { MonthColumns } from '../charts/MonthColumns.tsx';
import { copy } from '../copy.ts';
import type { Period } from '../period.ts';
import type { Spending, Sums } from '../queries.ts';
import { ChartAndTable } from './ChartAndTable.tsx';
import { Legend } from './Legend.tsx';
import { SumsTable, type SumsRow } from './SumsTable.tsx';

const { spent: texts } = copy;

interface SpentCardProps {
  readonly spending: Spending;
  readonly product: Product;
  readonly period: Period;
  readonly asTable: boolean;
}

/** Orders by month, purchasing account and category. Each group links to its orders. */
export function SpentCard({ spending, product, period, asTable }: SpentCardProps) {
  const { orders } = bookPagesOf(product);
  const { total } = spending;
  const months: SumsRow[] = spending.months.map(({ month, dateFrom, dateTo, ...sums }) => ({
    ...rowOf(month, copy.wholeMonth(month), sums),
    to: orders({ dateFrom, dateTo }),
  }));
  const accounts: SumsRow[] = spending.accounts.map(({ jdpin, nickname, ...sums }) => ({
    ...rowOf(jdpin, nameOf({ jdpin, nickname }), sums),
    title: nameAndLogin({ jdpin, nickname }),
    to: orders({ jdpin, ...period }),
  }));
  const categories: SumsRow[] = spending.categories.map(({ category, ...sums }) => ({
    ...rowOf(category, PurchaseKindLabel[category], sums),
    to: orders({ category, ...period }),
  }));
  const unit = unitFor(Math.max(...months.map(({ amount }) => amount), 0));
  return (
    <CardFrame title={texts.title}>
      <Legend
        note={texts.note}
        entries={
          asTable
            ? []
            : [
                ['used', texts.net],
                ['frozen', texts.refunded],
              ]
        }
      />
      <Part title={`${texts.byMonth}${asTable ? '' : ` · ${unit.text}`}`}>
        <ChartAndTable
          asTable={asTable}
          chart={
            <MonthColumns
              label={texts.byMonth}
              unit={unit}
              groups={months.map((row) => ({
                key: row.key,
                name: copy.month(row.key),
                bars: [
                  [
                    { pattern: 'used', value: Math.max(row.net, 0) },
                    { pattern: 'frozen', value: row.refunded },
                  ],
                ],
                to: row.to,
                label: row.label,
              }))}
            />
          }
          table={<SumsTable caption={texts.byMonth} group={texts.group.month} rows={months} />}
        />
      </Part>
      <Box sx={asTable ? undefined : pairStyle}>
        <Part title={texts.byCategory}>
          <ChartAndTable
            asTable={asTable}
            chart={<GroupBars label={texts.byCategory} rows={categories} />}
            table={<SumsTable caption={texts.byCategory} group={texts.group.category} rows={categories} />}
          />
        </Part>
        <Part title={texts.byAccount}>
          <ChartAndTable
            asTable={asTable}
            chart={<GroupBars label={texts.byAccount} rows={accounts} />}
            table={<SumsTable caption={texts.byAccount} group={texts.group.account} rows={accounts} />}
          />
        </Part>
      </Box>
      <TotalSums
        label={texts.total(total.orders)}
        sums={[
          [texts.columns.amount, total.amount],
          [texts.columns.refunded, total.refunded],
          [texts.columns.net, total.net],
        ]}
      />
    </CardFrame>
  );
}

const rowOf = (key: string, name: string, sums: Sums): Omit<SumsRow, 'to'> => ({
  key,
  name,
  ...sums,
  label: copy.bar(name, [
    texts.orders(sums.orders),
    `${texts.amount}${copy.yuan(formatAmount(sums.amount))}`,
    `${texts.refunded}${copy.yuan(formatAmount(sums.refunded))}`,
    texts.seeOrders,
  ]),
});

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ mb: 5, minWidth: 0 }}>
    <Typography component="h3" variant="strong" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const pairStyle = {
  display: 'grid',
  gap: { xs: 0, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
