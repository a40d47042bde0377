import { daysBetween } from '#portal/format/date.ts';

/** Returns the place of a day between two days, 0 to 100; a period of one day has its day at 0. */
export function placeOfDay(from: string, to: string): (day: string) => number {
  const days = Math.max(daysBetween(from, to), 1);
  return (day) => (daysBetween(from, day) / days) * 100;
}

/** Returns the SVG path of a step line: each value stays until the next point, the last one until the end. */
export const stepPath = (points: readonly (readonly [x: number, y: number])[], end: number): string =>
  points.map(([x, y], index) => (index === 0 ? `M${num(x)} ${num(y)}` : `H${num(x)} V${num(y)}`)).join(' ') +
  (points.length === 0 ? '' : ` H${num(end)}`);

const num = (value: number): string => String(Math.round(value * 100) / 100);
