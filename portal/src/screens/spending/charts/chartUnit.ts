import { formatChartTenThousands, formatMoney } from '../../../format/money.ts';
import { copy } from '../copy.ts';

const TEN_THOUSAND = 10_000;

/** The unit of a chart's amounts. */
export interface ChartUnit {
  /** Name of the unit, beside the chart's title. */
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

/** Rounds to whole yuan: the table shows the exact amounts. */
const yuan: ChartUnit = {
  text: copy.unit.yuan,
  yuan: 1,
  format: (value) => formatMoney(Math.round(value), { cents: false }),
};

/** Returns the unit for a chart: 万元 from 10,000 yuan on, else yuan. @param largest value of the chart, in yuan */
export const unitFor = (largest: number): ChartUnit => (largest >= TEN_THOUSAND ? tenThousands : yuan);
