import { formatAmount, formatMoney } from '../../format/money.ts';
import { copy } from './copy.ts';
import { countsOrders } from './tasks.ts';

/** 128,640.00 for amounts, 7 for orders. */
export const taskFigure = (dimension: string, value: number): string =>
  countsOrders(dimension) ? formatMoney(value, { cents: false }) : formatAmount(value);

/** 元 or 笔. */
export const taskUnit = (dimension: string): string => (countsOrders(dimension) ? copy.orders : copy.yuan);
