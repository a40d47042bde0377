/** Numbers of a resource that its parts make up, such as a total or an average. */
import { numberOf } from '../../../core/base/numberOf.ts';
import type { Payload } from '../../../core/contract/types.ts';

/** Names of numbers that parts make up: `totalPrice`, `averageRating`. */
const MADE_OF =
  /total|sum|amount|price|cost|count|average|avg|rating|score|mean|balance|weight|volume|size|duration|minutes|hours|quantity|items|lines|net|gross|due|subtotal|tax|fee|points|used|free|remaining/i;
/** Names of numbers that a removal does not lower: `totalViews`, `maxPrice`, `lastAmount`. */
const GROWS =
  /ever|all_?time|life_?time|cumul|history|last|next|max|min(?!ute)|peak|highest|lowest|version|revision|seq|position|created|views|visit|added/i;

/** The numbers of a resource that parts make up. */
const numbersIn = (shown: Payload): [string, number][] =>
  Object.entries(shown).flatMap(([name, value]): [string, number][] =>
    MADE_OF.test(name) && !GROWS.test(name) && !Number.isNaN(numberOf(value))
      ? [[name, numberOf(value)]]
      : [],
  );

/** Returns whether all numbers that parts make up are as before. */
export const hasSameNumbers = (now: Payload, before: Payload): boolean =>
  numbersIn(before).every(([name, value]) => numberOf(now[name]) === value);

/**
 * Returns the name of a number that has changed with an added part, and has stayed so after its removal.
 *
 * @param before the resource before the part was added
 * @param added the resource with the part
 * @param removed the resource after the part was removed
 */
export const staleNumber = (before: Payload, added: Payload, removed: Payload): string | undefined =>
  numbersIn(removed).find(([name, is]) => {
    const [was, grown] = [before[name], added[name]].map(numberOf);
    return !Number.isNaN(was) && was !== grown && is === grown;
  })?.[0];
