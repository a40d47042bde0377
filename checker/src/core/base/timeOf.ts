/** Returns the day or timestamp in a text, in ms; NaN for anything else. */
export const timeOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d/.test(value) ? Date.parse(value.replace(' ', 'T')) : NaN;
