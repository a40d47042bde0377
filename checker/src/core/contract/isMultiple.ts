/**
 * Returns whether a number is a multiple of a step in decimal notation: 185.02999999999997 is no multiple of 0.01,
 * 12345678.91 is.
 */
export function isMultiple(step: number, value: number): boolean {
  const [ofStep, ofValue] = [step, value].map(partsOf);
  if (!ofStep || !ofValue) return Math.abs(value / step - Math.round(value / step)) < ROUNDING;
  const places = Math.max(ofStep.places, ofValue.places);
  const whole = ({ digits, places: own }: Parts): bigint => digits * 10n ** BigInt(places - own);
  return whole(ofStep) !== 0n && whole(ofValue) % whole(ofStep) === 0n;
}

/** Maximum distance of a quotient from an integer, for numbers with an exponent such as 1e-7, whose digits are not read. */
const ROUNDING = 1e-6;

/** A number as an integer and the count of its decimal places: 12.5 is 125 with one place. */
interface Parts {
  readonly digits: bigint;
  readonly places: number;
}

/** Returns undefined for a number with an exponent. */
function partsOf(number: number): Parts | undefined {
  const [, before, after = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(number)) ?? [];
  return before === undefined ? undefined : { digits: BigInt(before + after), places: after.length };
}
