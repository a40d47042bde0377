/** Reads which members of a request must name an existing resource: `An unknown plan is a 422`, `` `assignee_id` is no agent ``. */
import { squeezed, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { namesRow, refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { perOperation } from './perOperation.ts';

export interface UnknownReference {
  /** The member that refers to a resource. */
  readonly member: string;
  readonly text: string;
}

/** The group is the member, or the noun of the resource. */
const UNKNOWN = [
  /\b(?:unknown|no such|non-?existent) `?(\w+(?: \w+)?)`?/gi,
  /(?:\bthe )?`?\b(\w+)`? (?:is|are) (?:unknown|not known|no \w+ of)\b/gi,
  /(?:\bthe )?`?\b(\w+)`? (?:does|do) not exist\b/gi,
  /(?:\bthe )?`?\b(\w+)`? must (?:exist|be one of the|belong to the)\b/gi,
];
/** Cases in which an unknown one is fine. */
const FINE = /\b(ignored|created|created on the fly|accepted|allowed|may|instead|unless|optional\w*)\b/i;

/** Names of references. */
const REFERENCE = /(^|_|[a-z])(id|uuid|no|number|code|key|ref)$/i;

/** The members whose unknown values the operation refuses, with a documented 4xx code other than 401 and 403. */
export const unknownReferences = perOperation((operation: Operation): readonly UnknownReference[] => {
  const rows = operation.errors.filter(
    ({ code, implied }) => !implied && /^4\d\d$/.test(code) && !/^40[13]$/.test(code),
  );
  const texts = [
    ...sentencesOf(operation).filter((text) => namesRow(text, rows)),
    ...refusalsIn(operation, rows),
  ];
  const names = Object.entries(membersOf(operation)).flatMap(([name, part]) => {
    const schema = valueOf(part, operation.schemas);
    const isReference = REFERENCE.test(name) || schema.format === 'uuid';
    return isReference &&
      !schema.enum &&
      /^(string|integer)$/.test(typeOf(schema)) &&
      !operation.places?.[name]
      ? [name]
      : [];
  });
  const found = new Map<string, UnknownReference>();
  for (const text of texts.filter((each) => !FINE.test(each)))
    for (const words of UNKNOWN)
      for (const [, noun = ''] of text.matchAll(words)) {
        // With two members for one noun it is unclear which one the text means.
        const [member, ...others] = names.filter((name) => isMeant(name, noun));
        if (member !== undefined && others.length === 0 && !found.has(member))
          found.set(member, { member, text });
      }
  return [...found.values()];
});

/** `plan_id` is meant by `plan_id` and by `plan`, `translatorId` by `translator`. */
function isMeant(name: string, noun: string): boolean {
  // `An unknown plan is a 422` gives `plan is`.
  const [first = ''] = noun.split(' ');
  const words = wordsOf(name);
  const resource = words.slice(0, -1).join('');
  return [noun, first].some(
    (each) => squeezed(each) === squeezed(name) || (resource !== '' && squeezed(each) === resource),
  );
}
