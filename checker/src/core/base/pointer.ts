/** Writes and reads JSON pointers (RFC 6901). */
import { memberOf } from './object.ts';

/** Escapes a name for a JSON pointer. */
export const escapedName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Splits a JSON pointer into names. */
export const namesIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the member at a JSON pointer, or undefined. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  namesIn(pointer).reduce(memberOf, document);
