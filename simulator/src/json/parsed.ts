import { readJson } from './readJson.ts';

/** Parses JSON; returns undefined if invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON; returns undefined if it is invalid or nested so deeply that it could exhaust the stack. */
export function parsedUnlessDeep(text: string): unknown {
  // Any number of values: readJson limits the depth in any case.
  const read = readJson(text, Infinity);
  return 'value' in read ? read.value : undefined;
}

/**
 * Returns the object or list in a text if JSON.stringify writes the same text. Returns undefined if it would write
 * numbers, spaces, escapes or the order differently.
 */
export function parsedSame(text: string): object | undefined {
  const value = parsedUnlessDeep(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined;
}
