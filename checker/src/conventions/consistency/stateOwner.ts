/**
 * Finds whose state a sentence names. `Only while the course is a draft` stands beside the removal of a lesson, and says nothing
 * about the state of the lesson.
 */
import { singular, wordPattern, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { resourceWord } from './names.ts';
import type { State } from './states.ts';

/** Words between a resource and its state: `the course is still a draft`, `the course's state must be draft`. */
const IS = String.raw`(?:'s)?(?: (?:is|are|was|were|has|have|been|must|be|not|no|longer|still|already|yet|in|an?|the|its|state|status))+ `;

/**
 * Returns whether the sentence gives one of the states to another resource.
 *
 * @param operation the operation of the sentence
 * @param read the operation that has shown the resource with the state
 */
export function isStateOfAnother(text: string, state: State, operation: Operation, read: Operation): boolean {
  const nouns = otherNouns(operation, read);
  if (nouns.length === 0) return false;
  const noun = `(?:${nouns.map((each) => `${wordPattern(each)}|${wordPattern(`${each}s`)}`).join('|')})`;
  const word = `(?:${[state.value, ...state.others].map(wordPattern).join('|')})`;
  // `an archived course`, `a draft or published course`, `the course is a draft`
  return new RegExp(`${word}(?:,? (?:or|and) ${word})? ${noun}|${noun}${IS}${word}`, 'iu').test(
    text.replaceAll('`', ''),
  );
}

/** Nouns of the resources to which the operation or the shown resource refers, without the noun of the shown one. */
function otherNouns(operation: Operation, read: Operation): string[] {
  const own = (read.roles ?? []).map(({ resource }) => resourceWord(resource));
  const all = [
    ...[operation, read].flatMap(({ named = {}, roles = [] }) => [
      ...Object.values(named).map(resourceWord),
      ...roles.flatMap(({ resource }) => [resourceWord(resource), ...parentsOf(resource)]),
    ]),
    ...[...Object.keys(membersOf(operation)), ...Object.keys(dataOf(read).properties ?? {})].map(referredBy),
  ];
  return [...new Set(all)].filter((noun) => noun !== '' && !own.includes(noun));
}

/** `course` for the resource `/courses/{id}/lessons` */
const parentsOf = ({ name }: Resource): string[] =>
  [...name.matchAll(/([^/{}]+)\/\{/g)].map(([, part = '']) => singular(part.toLowerCase()));

/** `course` for `courseId` and `course_id`; empty for a member without a resource, such as `id` and `state`. */
const referredBy = (name: string): string =>
  wordsOf(/^(.+?)(?:_(?:id|uuid)|Id|Uuid|ID)$/.exec(name)?.[1] ?? '').join(' ');
