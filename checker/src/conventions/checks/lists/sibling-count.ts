import { isObject } from '../../../core/base/object.ts';
import { singular } from '../../../core/base/words.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';

/** Compares `lineCount` with `lines`. A list may be cut at a fixed length, so the count of the longest ones may exceed their length. */
export const siblingCount: Check = {
  id: 'sibling-count',
  title: 'a count beside a list is the length of the list',
  judge: ({ operation, verdict }) => {
    if (!operation.answers || !verdict.success) return none;
    const things = itemsOf(operation, verdict) ?? [resourceOf(operation, verdict.data)].filter(isObject);
    for (const [name, list] of pairsIn(things[0])) {
      const longest = Math.max(...things.map((thing) => lengthOf(thing[list])));
      const wrong = things.find((thing) => {
        const [count, length] = [thing[name], lengthOf(thing[list])];
        if (typeof count !== 'number' || length === NO_LIST) return false;
        const mayBeCut = length === longest;
        return count < length || (count > length && !mayBeCut);
      });
      if (wrong)
        return one(`${name} is ${String(wrong[name])} with ${lengthOf(wrong[list])} ${list}`, {
          pointer: name,
        });
    }
    return none;
  },
};

const NO_LIST = -1;
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : NO_LIST);

/** Lists of people and comments: each account may see a different subset. */
const PARTLY = /member|user|participant|follower|friend|reader|comment|repl|like|message|review/i;

/** Pairs of a list and the number that is named after it. */
function pairsIn(thing: Payload = {}): [string, string][] {
  const lists = Object.keys(thing).filter((name) => Array.isArray(thing[name]) && !PARTLY.test(name));
  return lists.flatMap((list) => {
    const stem = singular(list).toLowerCase();
    return Object.keys(thing)
      .filter((name) => name.toLowerCase().replaceAll('_', '') === `${stem.replaceAll('_', '')}count`)
      .map((name): [string, string] => [name, list]);
  });
}
