/** Finds the members of a resource that a sentence says are the same: `desk_id` for `another booking of the desk`. */
import { isStateName } from '../../core/base/stateName.ts';
import { wordPattern, wordsOf } from '../../core/base/words.ts';

/** Words before what a rule is for: `of the desk`, `per house`, `within one pay group`. */
const FOR = String.raw`\b(?:of|on|for|in|per|at|within|by|each|every|(?:the )?same) (?:the same|the|one|an?|each|every|its|this|that)? ?`;

export const sameMembers = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => {
    // `in status booked` names no thing.
    if (isStateName(name)) return false;
    // `deskId` and `desk_no` name a desk, and a member `code` a code.
    const noun = wordsOf(name)
      .filter((word, at) => at === 0 || !/^(id|uuid|no|number|code|key|ref)$/.test(word))
      .join('_');
    return new RegExp(`${FOR}${wordPattern(noun)}`, 'iu').test(text.replaceAll('`', ''));
  });
