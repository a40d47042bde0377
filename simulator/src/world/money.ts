/** Money inside the world is integer cents, so that sums are exact; the wire carries yuan. */
export type Cents = number;

export const cents = (yuan: number): Cents => Math.round(yuan * 100);

export const yuan = (amount: Cents): number => amount / 100;

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

/** A share of an amount, rounded half up to the cent: fees, interest and penalties are all made with it. */
export const share = (amount: Cents, rate: number): Cents =>
  // Rates have at most 7 decimals; rounding the product first keeps 0.006 × 18612707 away from binary noise.
  Math.round(Number((amount * rate).toFixed(4)));

/** Splits an amount into equal parts; the last part takes the cents that do not divide. */
export function split(amount: Cents, parts: number): Cents[] {
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) =>
    index < parts - 1 ? part : amount - part * (parts - 1),
  );
}
