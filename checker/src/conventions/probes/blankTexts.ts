/** Sends a text of blanks where the contract forbids it: `Must not be blank`. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { mustRefuse } from './mustRefuse.ts';
import type { Probe } from './probe.ts';

/** `Must not be blank`, `cannot consist of blanks only`, `not only whitespace`, `不能为空白`, `不能全是空格` */
const NO_BLANK =
  /(?:\bnot|cannot|n't|\bnever)\b[^.;]*\b(?:be|is|are) (?:left )?(?:empty or )?blank\b|(?:\bnot|cannot|n't|\bnever)\b[^.;]*\b(?:blanks?|(?:white ?)?spaces?|whitespace)\b[^.;]*\b(?:only|alone)\b|(?:\bnot|cannot|n't|\bnever)\b[^.;]*\b(?:only|just|nothing but)\b[^.;]*\b(?:blanks?|(?:white ?)?spaces?|whitespace)\b|\b(?:blanks?|(?:white ?)?spaces?|whitespace)(?: only| alone)\b[^.;]*\b(?:not (?:accepted|allowed|possible|valid)|refused|rejected|invalid|4\d\d)\b|\bnon-blank\b|不(?:能|得|可)[^。；]*(?:空白|空格)/i;
/** Exceptions: `Not blank for companies`. */
const FOR_SOME = /\b(?:if|when|while|unless|for|except)\b|如果|除非/i;

export const forbidsBlanks = (text: string): boolean =>
  text.split(/[.;。；]/).some((sentence) => NO_BLANK.test(sentence) && !FOR_SOME.test(sentence));

/** @param base an accepted request */
export async function sendBlankTexts(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const schema = valueOf(part, operation.schemas);
    const says = descriptionOf(part, operation);
    if (!isFreeText(schema) || !forbidsBlanks(says) || typeof bodyOf(operation, base)[name] !== 'string')
      continue;
    const members = { [name]: ' '.repeat(Math.max(schema.minLength ?? 0, 2)) };
    await mustRefuse(probe, operation, base, {
      members,
      id: `blank/${name}`,
      what: `${name} of blanks`,
      says,
    });
  }
}
