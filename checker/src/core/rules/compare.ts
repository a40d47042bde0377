/** Compares two values of a response: as numbers, as timestamps, or as texts. */
import { numberOf } from '../base/numberOf.ts';
import { timeOf } from '../base/timeOf.ts';

/** Tolerance: half a cent may be lost by rounding. */
const TOLERANCE = 0.005_001;

/** Returns whether the comparison holds; undefined if one side is unknown. */
export function comparisonHolds(one: unknown, sign: string, other: unknown): boolean | undefined {
  const isEqual = sign === '=' || sign === '==';
  if (one === undefined || other === undefined) return undefined;
  if (isEqual || sign === '!=') {
    const same = isSame(one, other);
    return same === undefined ? undefined : same === isEqual;
  }
  const [first, second] = [one, other].map(orderOf);
  if (first === undefined || second === undefined || Number.isNaN(first - second)) return undefined;
  if (sign === '<') return first < second;
  if (sign === '>') return first > second;
  return sign === '<=' ? first <= second : first >= second;
}

function isSame(one: unknown, other: unknown): boolean | undefined {
  if (one === null || other === null) return one === other;
  const [first, second] = [numberOf(one), numberOf(other)];
  if (!Number.isNaN(first) && !Number.isNaN(second)) {
    const near = Number.isInteger(first) && Number.isInteger(second) ? 0 : TOLERANCE;
    return Math.abs(first - second) <= near;
  }
  if (typeof one === 'object' || typeof other === 'object') return undefined;
  const [from, to] = [timeOf(one), timeOf(other)];
  return Number.isNaN(from) || Number.isNaN(to) ? String(one) === String(other) : from === to;
}

/** Returns a number, or a timestamp in ms; NaN for anything else. */
export const orderOf = (value: unknown): number => {
  const number = numberOf(value);
  return Number.isNaN(number) ? timeOf(value) : number;
};
