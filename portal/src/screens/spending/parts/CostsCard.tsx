import { formatAmount } from '#portal/format/money.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import type { Product } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { TotalSums } from '#portal/ui/table/TotalSums.tsx';
import { unitFor } from '../charts/chartUnit.ts';
import { MonthColumns } from '../charts/MonthColumns.tsx';
import { copy } from '../copy.ts';
import type { Spending } from '../queries.ts';
import { ChartAndTable } from './ChartAndTable.tsx';
import { CostsTable, type CostRow } from './CostsTable.tsx';
import { Legend } from './Legend.tsx';

const { costs: texts } = copy;

interface CostsCardProps {
  readonly costs: Spending['costs'];
  readonly product: Product;
  readonly asTable: boolean;
}

/** Interest, fees and penalties of each month beside the savings, with links to its bills and repayments. */
export function CostsCard({ costs: { total, months }, product, asTable }: CostsCardProps) {
  const { bills, payRecords } = bookPagesOf(product);
  const rows: CostRow[] = months.map(({ dateFrom, dateTo, ...month }) => ({
    ...month,
    toBills: bills?.({ dateFrom, dateTo }),
    toRepayments: payRecords?.({ dateFrom, dateTo }),
  }));
  const unit = unitFor(Math.max(...rows.flatMap(({ cost, saved }) => [cost, saved]), 0));
  return (
    <CardFrame
      title={texts.title}
      isEmpty={total.cost === 0 && total.saved === 0}
      empty={<EmptyLine text={texts.none} />}
    >
      <Legend
        note={`${texts.note}${asTable ? '' : ` · ${unit.text}`}`}
        entries={
          asTable
            ? []
            : [
                ['used', texts.fee],
                ['second', texts.interest],
                ['frozen', texts.penalty],
                ['available', texts.saved],
              ]
        }
      />
      <ChartAndTable
        asTable={asTable}
        chart={
          <MonthColumns
            label={texts.title}
            unit={unit}
            groups={rows.map((row) => ({
              key: row.month,
              name: copy.month(row.month),
              bars: [
                [
                  { pattern: 'used', value: row.fee },
                  { pattern: 'second', value: row.interest },
                  { pattern: 'frozen', value: row.penalty },
                ],
                ...(total.saved > 0 ? [[{ pattern: 'available', value: row.saved } as const]] : []),
              ],
              to: row.toBills,
              label: labelOf(row),
            }))}
          />
        }
        table={<CostsTable rows={rows} />}
      />
      <TotalSums
        label={texts.total}
        sums={[
          [texts.cost, total.cost],
          [texts.saved, total.saved],
        ]}
      />
    </CardFrame>
  );
}

const labelOf = (row: CostRow): string =>
  copy.bar(copy.wholeMonth(row.month), [
    ...(['interest', 'fee', 'penalty', 'saved'] as const).map(
      (name) => `${texts[name]}${copy.yuan(formatAmount(row[name]))}`,
    ),
    ...(row.toBills === undefined ? [] : [texts.seeBills]),
  ]);
