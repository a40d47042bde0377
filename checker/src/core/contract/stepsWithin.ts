/** Counts the numbers that a schema allows in steps: of 1, of a cent, or of `multipleOf`. */
import type { Schema } from './types.ts';

type Limits = Pick<Schema, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;

/** Returns the first and the last step within the limits of a schema; ±Infinity without a limit. */
export const stepsWithin = (
  {
    minimum = -Infinity,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
    exclusiveMaximum = Infinity,
  }: Limits,
  step: number,
): { readonly first: number; readonly last: number } => ({
  first: Math.max(Math.ceil(quotient(minimum, step)), Math.floor(quotient(exclusiveMinimum, step)) + 1),
  last: Math.min(Math.floor(quotient(maximum, step)), Math.ceil(quotient(exclusiveMaximum, step)) - 1),
});

/** Returns the number at a step: 0.57 for 57 steps of 0.01, without the noise of binary fractions. */
export const numberAt = (count: number, step: number): number =>
  Number.isInteger(step) ? count * step : Number((count * step).toPrecision(DIGITS));

/** Decimal digits that every number keeps. */
const DIGITS = 15;

/** Largest error of a quotient: 1.1 / 0.01 is 110.00000000000001. */
const NOISE = 1e-9;

function quotient(limit: number, step: number): number {
  const exact = limit / step;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < NOISE ? whole : exact;
}
