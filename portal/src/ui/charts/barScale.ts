/** Round steps of an axis: 1, 2, 2.5 or 5 times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/** Maximum number of intervals between the lines of the axis. */
const INTERVALS = 3;

/** The lines of an axis, from 0 to the first one that is not below the largest value. */
export function axisTicks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.max(Math.ceil(largest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

export const percent = (value: number): string => `${String(value)}%`;

/** Width of a bar, and gap between the two of a pair, in px. */
export const BAR = 24;
export const GAP = 4;
/** Width of the figures left of the bars, in px. */
export const AXIS = 28;

/** Minimum width in px for vertical pairs, each bar with its figure. */
export const minVerticalWidth = (pairs: number): number => AXIS + pairs * 2 * (BAR + GAP);
