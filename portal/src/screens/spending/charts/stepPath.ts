const DAY_MS = 86_400_000;

const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Returns the place of a day between two days, 0 to 100; a period of one day has its day at 0. */
export function placeOfDay(from: string, to: string): (day: string) => number {
  const first = serial(from);
  const days = Math.max(serial(to) - first, 1);
  return (day) => ((serial(day) - first) / days) * 100;
}

/** Returns the SVG path of a step line: each value stays until the next point, the last one until the end. */
export const stepPath = (points: readonly (readonly [x: number, y: number])[], end: number): string =>
  points.map(([x, y], index) => (index === 0 ? `M${num(x)} ${num(y)}` : `H${num(x)} V${num(y)}`)).join(' ') +
  (points.length === 0 ? '' : ` H${num(end)}`);

const num = (value: number): string => String(Math.round(value * 100) / 100);
