/** Reference of a statement in its check code: product, first and last day. */
import { ProductCode } from '#generated/shared/enums.ts';
import { addDays, daysBetween, type Period } from '#simulator/world/values/calendar.ts';

/** First day of a statement: the clock range begins on it. */
export const FIRST_DAY = '2000-01-01';

/** Bits for the length of the period and for the product; the remaining bits hold the last day. */
const [LENGTH, PRODUCT] = [9n, 6n];
/** No product code is below this number, and each difference fits into the product's bits. */
const BASE = 12_000;
/** Stands for the lowest product, whose difference is 0, because 0 means no product in the codes printed already. */
const LAST = 63;

const numberOf = (product: ProductCode): number => Number(product) - BASE || LAST;

export interface DocumentPeriod extends Period {
  /** Absent for fund accounts. */
  readonly product?: ProductCode | undefined;
}

export const periodRef = ({ product, from, to }: DocumentPeriod): bigint =>
  (BigInt(daysBetween(FIRST_DAY, to)) << (LENGTH + PRODUCT)) |
  (BigInt(daysBetween(from, to)) << PRODUCT) |
  BigInt(product === undefined ? 0 : numberOf(product));

const products = new Map(Object.values(ProductCode).map((product) => [numberOf(product), product]));

export function periodOf(ref: bigint): DocumentPeriod {
  const to = addDays(FIRST_DAY, Number(ref >> (LENGTH + PRODUCT)));
  const from = addDays(to, -Number((ref >> PRODUCT) & ((1n << LENGTH) - 1n)));
  return { product: products.get(Number(ref & ((1n << PRODUCT) - 1n))), from, to };
}
