/** Reads how a number is rounded: `rounded half up to cents`, `two decimals`, `保留两位小数`. */

export interface Rounding {
  /** Number of decimals. */
  readonly places: number;
  /** A half is rounded up. Otherwise the text leaves its direction open. */
  readonly halfUp?: true;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
/** `Two decimals`, `2 decimal places`, `no fraction digits` */
const TO = new RegExp(
  String.raw`\b(\d|${WORDS.join('|')}) (?:decimals?|decimal places?|fraction(?:al)? digits?|digits after the (?:decimal )?point)\b`,
  'i',
);
/** `Rounded to whole cents`, `四舍五入到分`: two decimals. */
const CENTS =
  /\bround\w*[^.;]* to (?:the )?(?:whole |full |nearest )?cents?\b|四舍五入[^。；]*分|保留(?:两|2)位小数/i;

/** A half is rounded up: `half up`, `commercially` */
export const HALF_UP =
  /\bhalf[- ]up\b|\bhal(?:f|ves)(?: an? cent| cents?)? (?:is|are) rounded up\b|四舍五入|\bcommercial(ly)?\b/i;

/** @returns undefined if the text says nothing about decimals */
export function roundingIn(text: string): Rounding | undefined {
  const [, digit] = TO.exec(text) ?? [];
  if (digit === undefined && !CENTS.test(text)) return undefined;
  return {
    places: digit === undefined ? 2 : countIn(digit),
    ...(HALF_UP.test(text) && { halfUp: true }),
  };
}

const countIn = (word: string): number =>
  /\d/.test(word) ? Number(word) : WORDS.indexOf(word.toLowerCase());

/** Tolerance of a half, because a binary fraction may be slightly below the exact one: 1.005 is 1.00499999… */
const NEAR_HALF = 1e-7;

/** Returns the values that a number may have after rounding: both neighbours of a half, if its direction is open. */
export function roundedValues(value: number, { places, halfUp }: Rounding): number[] {
  const scaled = value * 10 ** places;
  const isHalf = Math.abs(Math.abs(scaled % 1) - 0.5) < NEAR_HALF;
  const nearest = Math.sign(scaled) * Math.round(Math.abs(scaled) + NEAR_HALF);
  const all = isHalf && !halfUp ? [Math.floor(scaled), Math.ceil(scaled)] : [nearest];
  return all.map((each) => each / 10 ** places);
}
