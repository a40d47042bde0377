/** Reads a number, an amount as text, or the seconds of a duration such as `30.5s`; NaN for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?s?$/.test(value)
    ? Number(value.replace('s', ''))
    : Number.NaN;
}
