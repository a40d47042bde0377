/** Reads that an action needs a part: `Only with at least one payslip`, `An order without items cannot be submitted (409)`. */
import { singular } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from './perOperation.ts';
import { refusingRows } from './refusingRows.ts';

export interface NeededPart {
  /** The noun of the parts, in the singular: `payslip`. */
  readonly noun: string;
  readonly text: string;
}

/** `Only with at least one payslip`, `must have at least one line`: the group is the noun. */
const AT_LEAST_ONE =
  /\b(?:only (?:with|if it has|when it has|if there is)|must (?:have|contain|include)|needs?|requires?|without|until it has) at least (?:one|1|a single) `?(\p{L}+)/iu;
/** `At least one line is required`: the group is the noun. */
const IS_REQUIRED = /\bat least (?:one|1|a single) `?(\p{L}+)`? is (?:required|needed|necessary)\b/iu;
/** `An order without items cannot be submitted`: the group is the noun. Not `without lines approved`, which are other parts. */
const WITHOUT =
  /\b(?:without|with no|ha(?:s|ve) no) (?:any |an? (?:single )?)?`?(\p{L}+)(?!\p{L}|`? \p{L}+ed\b)/iu;
/** Words of a refusal. */
const REFUSES =
  /\b(cannot|can't|can not|must not|may not|not (?:possible|allowed)|refused|rejected|otherwise|4\d\d)\b/i;
/** `Only orders without payments can be cancelled`: the part must not be there. */
const MUST_LACK = /\bonly\b[^,;]*\b(?:without|with no|ha(?:s|ve) no)\b|\bcan be\b/i;
/** Words with which the action may be accepted all the same, or which speak of the request. */
const UNLESS =
  /\b(unless|except|optional\w*|may be|also without|even without|header|token|body|key|permission|login|parameter|filter)\b/i;

export const neededPart = perOperation((operation: Operation): NeededPart | undefined => {
  if (refusingRows(operation).length === 0) return undefined;
  for (const text of sentencesOf(operation).filter((each) => !UNLESS.test(each))) {
    const [, some] = AT_LEAST_ONE.exec(text) ?? IS_REQUIRED.exec(text) ?? [];
    const isRefused = REFUSES.test(text) && !MUST_LACK.test(text);
    const [, none] = isRefused ? (WITHOUT.exec(text) ?? []) : [];
    const noun = some ?? none;
    if (noun !== undefined) return { noun: singular(noun.toLowerCase()), text };
  }
  return undefined;
});
