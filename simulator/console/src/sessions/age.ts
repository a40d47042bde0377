import { sessions as copy } from './copy.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Returns a duration in its largest unit, `18 分`. @param ms not negative */
export function lasted(ms: number): string {
  for (const [unit, length] of UNITS)
    if (ms >= length) return `${String(Math.floor(ms / length))} ${copy.units[unit]}`;
  return `0 ${copy.units.second}`;
}

const JUST_NOW_MS = 5000;

/** Returns how long ago something was. @param ms not negative */
export const ago = (ms: number): string => (ms < JUST_NOW_MS ? copy.justNow : copy.ago(lasted(ms)));
