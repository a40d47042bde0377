/** Computes medians, ratios to the floor (a minimal page, floor.ts) and budgets from the runs. */
import type { Load, RouteChange, SlowLoad, Visits } from './measure.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Returns the median of each figure. */
export function mediansOf<Figures extends object>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('no runs');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => Number(run[name])))]),
  ) as Figures;
}

/** Limits of a screen: `js` and `lcp` are ratios to the floor, `cls` is absolute. */
export interface Budget {
  readonly js: number;
  readonly lcp: number;
  readonly cls: number;
}

export interface Row extends Load {
  readonly name: string;
  readonly budget: Budget | undefined;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;
/** Compares a figure with its limit; an exclamation mark shows that it is above. */
const verdict = (figure: number, limit: number | undefined) => {
  if (limit === undefined) return '';
  return figure <= limit ? ` ≤ ${String(limit)}` : ` > ${String(limit)} !`;
};

export function loadLine(row: Row, floor: Load): string {
  const js = row.js / floor.js;
  const lcp = row.lcp / floor.lcp;
  return [
    row.name.padEnd(10),
    `JS ${kb(row.js)} = ${js.toFixed(2)}${verdict(js, row.budget?.js)}`.padEnd(30),
    `LCP ${ms(row.lcp)} = ${lcp.toFixed(2)}${verdict(lcp, row.budget?.lcp)}`.padEnd(34),
    `CLS ${row.cls.toFixed(3)}${verdict(row.cls, row.budget?.cls)}`,
  ].join(' ');
}

/** A second visit may take at most three quarters of the first one's time, and must not fetch a hashed script again. */
const visitLimits = { second: 0.75, again: 0 } as const;

export function visitsLine(name: string, { first, second, again }: Visits): string {
  const ratio = second / first;
  return [
    name.padEnd(10),
    `second visit LCP ${ms(second)} = ${ratio.toFixed(2)} of ${ms(first)}${verdict(ratio, visitLimits.second)}`,
    `scripts again ${kb(again)}${verdict(again, visitLimits.again)}`,
  ].join(' ');
}

/** Times that depend on the network much more than on the machine, in ms. */
const slowLimits = { words: 3000, usable: 10_000 } as const;

export const slowLine = (name: string, { words, usable }: SlowLoad): string =>
  [
    `${name.padEnd(10)} at 50 kB/s and 400 ms:`,
    `words ${ms(words)}${verdict(words, slowLimits.words)},`,
    `usable ${ms(usable)}${verdict(usable, slowLimits.usable)}`,
  ].join(' ');

/** Ratios to the floor: a first route change takes at most 3 times the floor's first one, a second at most 4 times its second one. */
const routeLimits = { first: 3, again: 4 } as const;

export function routeLine(name: string, own: RouteChange, floor: RouteChange): string {
  const first = own.first / floor.first;
  const again = own.again / floor.again;
  return [
    name.padEnd(10),
    `first ${ms(own.first)} = ${first.toFixed(2)}${verdict(first, routeLimits.first)}`.padEnd(30),
    `again ${ms(own.again)} = ${again.toFixed(2)}${verdict(again, routeLimits.again)}`.padEnd(34),
    `INP ${ms(own.inp)}`,
  ].join(' ');
}
