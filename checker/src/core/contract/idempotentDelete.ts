import { allSentencesOf } from './sentences.ts';
import type { Operation } from './types.ts';

/** `idempotent`, `204 also when …`, `already deleted`, `whether or not it exists`, `deleting it again changes nothing`. */
const SAYS =
  /\bidempotent\b|\b(also|even) (when|if|for|where)\b|\balready (deleted|gone|removed|absent)\b|\b(deleted|gone|removed|absent) already\b|\bwhether or not\b|\bno error (when|if)\b|\bdelet(?:e|ing)(?: it)? again\b(?!.*\b(?:error|fail))|幂等/i;

/**
 * Returns whether a missing resource may be deleted with success: `DELETE is idempotent`, `204 also when there is no such one`. A
 * success then does not show whether the resource existed.
 */
export const isIdempotentDelete = (operation: Operation): boolean =>
  operation.method === 'DELETE' &&
  allSentencesOf(operation).some(
    (text) => SAYS.test(text) && !REFUSED.test(text) && isAboutDeletion(operation, text),
  );

/** Returns whether a sentence is about deletions: it names them, or it describes this operation, which is one. */
const isAboutDeletion = (operation: Operation, text: string): boolean =>
  /\bDELETE\b|delet/i.test(text) || isOwn(operation, text);

/** The sentence tells of a refusal: `404 also when it is deleted already`. */
const REFUSED = /\b4\d\d\b|refus|reject|\bnot idempotent\b/i;

/** Returns whether a sentence stands in the text of this operation, not in the text about all. */
const isOwn = ({ summary, description = '' }: Operation, text: string): boolean =>
  `${summary}\n${description}`.replaceAll(/\s+/g, ' ').includes(text.replaceAll(/\s+/g, ' '));
