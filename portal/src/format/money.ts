/** A plain number: optional minus, digits, decimals. A number in exponent notation is refused. 1 §5 */
const plain = /^-?\d+(\.\d+)?$/;

export const INVALID_MONEY = '--';

export interface MoneyOptions {
  /** Integers get `.00` unless this is false. 1 §5 */
  readonly cents?: boolean | undefined;
}

/** 1234567.999 → 1,234,567.99: thousands separators, cut (never rounded) to two decimals. 1 §5 */
export function formatMoney(value: unknown, options: MoneyOptions = {}): string {
  const text = textOf(value);
  if (!plain.test(text)) return INVALID_MONEY;
  const negative = text.startsWith('-');
  const [integer = '', decimals = ''] = text.replace('-', '').split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '-' : ''}${grouped}${fractionOf(decimals, options)}`;
}

function fractionOf(decimals: string, { cents = true }: MoneyOptions): string {
  if (decimals !== '') return `.${decimals.slice(0, 2)}`;
  return cents ? '.00' : '';
}

/** Same as `formatMoney`, always with two decimals: a column of figures must line up. */
export function formatAmount(value: unknown): string {
  const text = formatMoney(value);
  return /\.\d$/.test(text) ? `${text}0` : text;
}

/** An amount in two parts, for figures whose fraction is set smaller (docs/design/look.md). */
export function splitAmount(value: unknown): { readonly integer: string; readonly fraction: string } {
  const [integer = '', fraction = ''] = formatAmount(value).split('.');
  return { integer, fraction: fraction === '' ? '' : `.${fraction}` };
}

const TEN_THOUSAND = 10_000;

/** Cuts yuan to 万元 with the given decimals, computed in cents: no figure exceeds its amount. */
function cutToTenThousands(yuan: number, decimals: 1 | 2): number {
  const unit = (TEN_THOUSAND * 100) / 10 ** decimals;
  return Math.trunc(Math.round(yuan * 100) / unit) / 10 ** decimals;
}

/** 389220.8 → 38.92万: for labels on bars (docs/design/look.md). */
export const formatTenThousands = (yuan: number): string =>
  `${formatMoney(cutToTenThousands(yuan, 2), { cents: false })}万`;

/** 389220.8 → 38.9: for bars of a chart whose unit is 万元. */
export const formatChartTenThousands = (yuan: number): string => cutToTenThousands(yuan, 1).toFixed(1);

/** The sum of amounts in yuan, exact to the cent: added as floats, 0.7 + 0.1 would be cut to 0.79. */
export const addMoney = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

/** Returns a number or a text as text; empty for NaN, infinity and any other value. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value : '';
}
