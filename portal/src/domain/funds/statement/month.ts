import type { Outputs } from '#generated/provisional/io.ts';
import type { FactMark } from '#portal/ui/fact/factMark.ts';
import { factOf, sumOf } from '../../fact/factOf.ts';

export type FundMonth = Outputs['queryFundMonths']['months'][number];

export const monthFigures = ['opening', 'income', 'expense', 'closing'] as const;
type MonthFigure = (typeof monthFigures)[number];

/** Marks a figure of an account's month; the closing balance is the opening one plus income less expense. */
export function factOfMonth(
  accountNo: string,
  { month }: Pick<FundMonth, 'month'>,
  name: MonthFigure,
): FactMark {
  const fact = (figure: MonthFigure) => factOf(`fund.${figure}`, `${accountNo}/${month}`);
  return name === 'closing'
    ? sumOf(fact(name), [fact('opening'), fact('income')], [fact('expense')])
    : fact(name);
}
