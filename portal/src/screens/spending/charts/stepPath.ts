import { daysBetween } from '#portal/format/date.ts';

/** Returns a function that places a day between two days, from 0 to 100. In a period of one day it returns 0. */
export function placeOfDay(from: string, to: string): (day: string) => number {
  const days = Math.max(daysBetween(from, to), 1);
  return (day) => (daysBetween(from, day) / days) * 100;
}

/** Returns the SVG path of a step line: each value stays until the next point, the last one until the end. */
export const stepPath = (points: readonly (readonly [x: number, y: number])[], end: number): string =>
  points
    .map(([x, y], index) => (index === 0 ? `M${rounded(x)} ${rounded(y)}` : `H${rounded(x)} V${rounded(y)}`))
    .join(' ') + (points.length === 0 ? '' : ` H${rounded(end)}`);

/** Two decimals are enough for a screen. */
const rounded = (value: number): string => String(Math.round(value * 100) / 100);
