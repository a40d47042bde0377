import { membersOf } from './body.ts';
import { flattened } from './flattened.ts';
import { typeOf } from './typeOf.ts';
import type { Operation } from './types.ts';

/** Returns the number in the body of a request; undefined if the body has none or several. */
export function onlyNumberOf(operation: Operation): string | undefined {
  const numbers = Object.entries(membersOf(operation)).filter(
    ([name, part]) =>
      !operation.places?.[name] && /^(integer|number)$/.test(typeOf(flattened(part, operation.schemas))),
  );
  return numbers.length === 1 ? numbers[0]?.[0] : undefined;
}
