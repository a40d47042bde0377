import { formatChartTenThousands, formatMoney } from '../../../format/money.ts';
import { copy } from '../copy.ts';

const TEN_THOUSAND = 10_000;

export interface ChartUnit {
  readonly text: string;
  /** Yuan of one unit. */
  readonly yuan: number;
  readonly format: (yuan: number) => string;
}

const tenThousands: ChartUnit = {
  text: copy.unit.tenThousand,
  yuan: TEN_THOUSAND,
  format: formatChartTenThousands,
};

/** Cut to whole yuan: the table has the exact amount. */
const yuan: ChartUnit = {
  text: copy.unit.yuan,
  yuan: 1,
  format: (value) => formatMoney(Math.trunc(value), { cents: false }),
};

/** Returns 万元 for charts that reach it, else yuan. */
export const unitFor = (largest: number): ChartUnit => (largest >= TEN_THOUSAND ? tenThousands : yuan);
