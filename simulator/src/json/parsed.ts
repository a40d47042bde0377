import { readJson } from './readJson.ts';

/** Parses JSON; returns undefined if invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for text of any nesting depth: values that exhaust the stack count as invalid. */
export function parsedShallow(text: string): unknown {
  const read = readJson(text, Infinity);
  return 'value' in read ? read.value : undefined;
}

/**
 * Returns the object or list in a text if JSON.stringify writes the same text, else undefined: numbers, spaces,
 * escapes or order differ.
 */
export function parsedSame(text: string): object | undefined {
  const value = parsedShallow(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined;
}
