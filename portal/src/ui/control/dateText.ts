import { halfWidth } from '../../format/typed.ts';

export type DateUnit = 'day' | 'month';

/** 2026-1-5, 2026/01/05, 2026.1.5, 2026、1、5, 20260105, 2026年1月5日; a month without the day. */
const PATTERNS = {
  day: /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?|(\d{2})(\d{2}))$/,
  month: /^(\d{4})(?:[-/.年](\d{1,2})月?|(\d{2}))$/,
} as const;

const two = (number: string): string => number.padStart(2, '0');

/** The separators of a Chinese keyboard and every kind of dash as plain ones. */
const plainOf = (text: string): string =>
  halfWidth(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[。、,·]/g, '.');

/** Reads a typed day or month and returns the wire format; undefined for a day that does not exist. */
export function readDate(text: string, unit: DateUnit): string | undefined {
  // One of two alternatives matches: the groups of the other are undefined.
  const found = PATTERNS[unit].exec(plainOf(text))?.filter((part) => part !== undefined);
  if (!found) return undefined;
  const [, year = '', month = '', day = '1'] = found;
  const date = `${year}-${two(month)}-${two(day)}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(date)) return undefined;
  return unit === 'day' ? date : date.slice(0, 7);
}
