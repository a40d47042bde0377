/** A resource shows the members that its list shows, if its own schema has them. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';

/** Members that a read changes, or that change over time: `viewCount`, `status`, `lastSeen` and `remaining`; not `price`. */
const MOVES =
  /stat(e|us)|phase|stage|view|visit|hit|read|access|seen|remain|left|age$|now|score|rank|online|last|expire|second|minute|time|At$|_at$/i;

/**
 * @param thing the resource as a read by id shows it
 * @param listed the same resource as an item of the list. No write came between the two responses
 * @returns what is missing or different, in words
 */
export function hiddenMember(read: Operation, thing: Payload, listed: Payload): string | undefined {
  const { properties = {} } = dataOf(read);
  for (const [name, value] of Object.entries(listed)) {
    const schema = flattened(properties[name] ?? {}, read.schemas);
    // `not: {}` marks a member that responses never have.
    if (properties[name] === undefined || schema.not || isNothing(value)) continue;
    const shown = thing[name];
    if (shown === undefined || shown === null)
      return `is listed with ${name} ${brief(value)}, and shows none`;
    // A list may shorten a text, and show a part of an object.
    const isComparable = /^(integer|number|boolean)$/.test(typeOf(schema)) || schema.enum !== undefined;
    if (
      isComparable &&
      typeof shown === typeof value &&
      !MOVES.test(name) &&
      !isDeepStrictEqual(shown, value)
    )
      return `is listed with ${name} ${brief(value)}, and shows ${brief(shown)}`;
  }
  return undefined;
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** At most 60 characters, so that the message stays on a line. */
const brief = (value: unknown): string => JSON.stringify(value).slice(0, 60);
