/** Above this the overflow account is suggested, in yuan. 1 §9, 2 §9 */
const OVERFLOW_TIP_ABOVE = 20_000;

export const suggestsOverflow = (amount: number | undefined): boolean =>
  amount !== undefined && amount > OVERFLOW_TIP_ABOVE;
