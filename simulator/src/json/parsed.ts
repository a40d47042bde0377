import { readJson } from './readJson.ts';

/** The JSON that a text holds; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same of a text that may nest to any depth: too deep a value ends in an exhausted stack, so it counts as none. */
export function parsedShallow(text: string): unknown {
  const read = readJson(text, Infinity);
  return 'value' in read ? read.value : undefined;
}

/** The object or list that a text holds, where JSON.stringify writes the same text; else undefined: numbers, spaces, escapes, order. */
export function parsedSame(text: string): object | undefined {
  const value = parsedShallow(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined;
}
