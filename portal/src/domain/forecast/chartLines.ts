/** Geometry of the forecast's chart, in px: days from left to right, money upwards. */
import { daysBetween } from '../../format/date.ts';
import type { Forecast, PayOutlook } from './forecast.ts';

export const WIDTH = 600;
export const HEIGHT = 140;
const MARGIN = 4;
const BAR = 6;

interface Bar {
  readonly key: string;
  readonly kind: 'due' | 'lacks';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Lines {
  /** y of the line at 0 yuan. */
  readonly zero: number;
  /** Points of the balance, which falls in steps. */
  readonly line: string;
  readonly bars: readonly Bar[];
}

type Scale = Pick<PayOutlook, 'asOf' | 'days'>;

/** Returns the shapes of a forecast; the scale fits its highest and lowest amount. */
export function linesOf({ opening, days }: Forecast, { asOf, days: length }: Scale): Lines {
  const top = Math.max(opening, ...days.map(({ due }) => due), 1);
  const bottom = Math.max(...days.map(({ gap }) => gap), 0);
  const unit = (HEIGHT - 2 * MARGIN) / (top + bottom);
  const yOf = (yuan: number): number => round(MARGIN + (top - yuan) * unit);
  const xOf = (date: string): number =>
    round((daysBetween(asOf, date) / (length - 1)) * (WIDTH - BAR) + BAR / 2);
  const zero = yOf(0);
  const steps = days.flatMap(({ date, balance }, index) => {
    const before = days[index - 1]?.balance ?? opening;
    return [`${xOf(date)},${yOf(before)}`, `${xOf(date)},${yOf(balance)}`];
  });
  const line = [`0,${yOf(opening)}`, ...steps, `${WIDTH},${yOf(days.at(-1)?.balance ?? opening)}`].join(' ');
  const bars = days.flatMap(({ date, due, gap }): Bar[] => {
    const bar = { x: xOf(date) - BAR / 2, width: BAR };
    const lacks = {
      ...bar,
      key: `${date} lacks`,
      kind: 'lacks' as const,
      y: zero,
      height: round(gap * unit),
    };
    return [
      { ...bar, key: date, kind: 'due', y: yOf(due), height: round(due * unit) },
      ...(gap > 0 ? [lacks] : []),
    ];
  });
  return { zero, line, bars };
}

const round = (value: number): number => Math.round(value * 10) / 10;
