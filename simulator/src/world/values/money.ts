/** Integer cents, so that sums are exact; the wire uses yuan. */
export type Cents = number;

export const cents = (yuan: number): Cents => Math.round(yuan * 100);

export const yuan = (amount: Cents): number => amount / 100;

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

/** Returns a share of an amount, rounded half up to the cent, for fees, interest and penalties. */
export const share = (amount: Cents, rate: number): Cents =>
  // Rates have at most 7 decimals. Rounding the product first removes binary noise, as of 0.006 × 18612707.
  Math.round(Number((amount * rate).toFixed(4)));

/** Splits an amount into equal parts; the last part takes the remaining cents. */
export function split(amount: Cents, parts: number): Cents[] {
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) =>
    index < parts - 1 ? part : amount - part * (parts - 1),
  );
}

/** Splits an amount by weights, to the cent: the first parts take the remainder. */
export function apportion(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((weight) => (whole === 0 ? 0 : Math.floor((amount * weight) / whole)));
  const left = whole === 0 ? 0 : amount - sum(parts);
  return parts.map((part, index) => (index < left ? part + 1 : part));
}
