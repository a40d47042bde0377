export type Order = (one: string | number, other: string | number) => number;

/** Numbers by value, texts by character code. */
export const plain: Order = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Returns whether values rise (`up`) or fall (`down`); without a direction, either is right. */
export function isInWay(
  values: readonly (string | number)[],
  way: 'up' | 'down' | undefined,
  order = plain,
): boolean {
  // Compares each value with the one before it.
  const steps = values.slice(1).map((value, index) => order(values[index]!, value));
  const falls = way !== 'up' && steps.every((step) => step >= 0);
  return falls || (way !== 'down' && steps.every((step) => step <= 0));
}
