/** Reads that an action takes only the value that its resource shows: `Must be exactly the \`total_cents\` of the job`. */
import { membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { sentencesIn } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from './perOperation.ts';

export interface ExactValue {
  /** The member of the request. */
  readonly member: string;
  /** The member of the resource. */
  readonly other: string;
  readonly text: string;
}

/** A whole sentence. The groups are the member of the resource and the noun of the resource, if it is named. */
const WHOLE =
  /^(?:it )?(?:must|has to) (?:be (?:exactly|equal to)|equal|match(?: exactly)?) (?:the |its )?`(\w+)`(?: of (?:the|this) (\w+))?$/i;

/** A sentence that allows another value: `Staff may pay less`. */
const EXCEPTION = /\b(?:may|can|need not|accepted|allowed|ignored|except|unless|only)\b/i;

/** @param noun the word of the resource; a sentence about the member of another one is not read */
export const exactValues = perOperation((operation: Operation, noun: string): readonly ExactValue[] => {
  const members = membersOf(operation);
  const names = Object.keys(members).filter((name) => !operation.places?.[name]);
  return names.flatMap((member) => {
    const texts = sentencesIn(descriptionOf(members[member] ?? {}, operation));
    if (texts.some((text) => EXCEPTION.test(text))) return [];
    return texts.flatMap((text): ExactValue[] => {
      const [, other, of = noun] = WHOLE.exec(text) ?? [];
      // Two members of one request, such as a password and its repetition, say nothing about the resource.
      const isOfResource = other !== undefined && !names.includes(other) && of.toLowerCase() === noun;
      return isOfResource ? [{ member, other, text }] : [];
    });
  });
});
