import { formatMoney } from '../../format/money.ts';
import { copy } from './copy.ts';

/** The face of a coupon: ¥100, or 9.5折. One that gives neither shows 10折, the full price. */
export const faceOf = ({
  couponAmount,
  discount,
}: {
  readonly couponAmount?: number | undefined;
  readonly discount?: number | undefined;
}): { readonly symbol: string; readonly text: string } =>
  couponAmount === undefined
    ? { symbol: '', text: copy.fold(String(discount ?? 10)) }
    : { symbol: '¥', text: formatMoney(couponAmount, { cents: false }) };
