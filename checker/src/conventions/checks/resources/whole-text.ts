import { isObject } from '../../../core/base/object.ts';
import { bodyOf, membersOf } from '../../../core/contract/body.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';

/** An accepted text is shown as it was sent: it is not cut, keeps its letters, and is no other text. `Shown as sent` also forbids entities. */
export const wholeText: Check = {
  id: 'whole-text',
  title: 'an accepted text is shown in full, with all of its characters',
  judge: ({ operation, payload, verdict, expect }) => {
    const data = resourceOf(operation, verdict.data);
    if (!operation.answers || operation.effect !== 'write' || !verdict.success || !isObject(data)) return [];
    // A repeated idempotency key may return the response to an earlier request.
    if (idempotencyKey(operation, payload) !== undefined) return [];
    // A backend may interpret generated values in any way.
    const isReal = expect.kind === 'observed' || (expect.kind === 'answered' && !expect.tried);
    return textsIn(bodyOf(operation, payload), data).flatMap(({ name, sent, shown }) => {
      const damage =
        damageIn(sent, shown, isReal) ??
        (isEscaped(sent, shown) && keepsAsSent(operation, name) ? 'with escaped characters' : undefined);
      return damage === undefined
        ? []
        : [
            {
              message: `${name} is shown ${damage}: ${JSON.stringify(shown)}, ${JSON.stringify(sent)} was sent`,
              pointer: name,
            },
          ];
    });
  },
};

/** @param isReal whether the value was not generated */
function damageIn(sent: string, shown: string, isReal: boolean): string | undefined {
  if (isCut(sent, shown)) return 'cut';
  if (hasLost(sent, shown) || hasLostEmoji(sent, shown)) return 'without its letters';
  return isAnotherAmount(sent, shown) || (isReal && isAnother(sent, shown)) ? 'as another' : undefined;
}

interface Text {
  readonly name: string;
  readonly sent: string;
  readonly shown: string;
}

/** The texts of a request that the response shows under the same names, also in objects. */
function textsIn(sent: Payload, shown: Payload, within = '', depth = 0): Text[] {
  return Object.entries(sent).flatMap(([name, value]): Text[] => {
    const other = shown[name];
    if (typeof value === 'string' && typeof other === 'string')
      return [{ name: `${within}${name}`, sent: value, shown: other }];
    return isObject(value) && isObject(other) && depth < DEEPEST
      ? textsIn(value, other, `${within}${name}.`, depth + 1)
      : [];
  });
}

/** Maximum depth of compared objects. */
const DEEPEST = 3;

/** The characters of markup came back as entities. */
const isEscaped = (sent: string, shown: string): boolean =>
  sent !== shown && /[<>&"']/.test(sent) && unescaped(shown) === sent;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
  '#x27': "'",
};

const unescaped = (text: string): string =>
  text.replaceAll(
    /&(lt|gt|amp|quot|apos|#39|#34|#x27);/gi,
    (_, name: string) => ENTITIES[name.toLowerCase()] ?? '',
  );

const AS_SENT =
  /\b(kept|stored|returned|shown|stays?) (exactly )?as (it is|sent|given|entered)\b|\bas sent\b|\bverbatim\b|\bunescaped\b|原样/i;

/** Some backends escape markup, so the contract must promise the text. */
const keepsAsSent = (operation: Operation, name: string): boolean =>
  [membersOf(operation)[name], dataOf(operation).properties?.[name]].some(
    (part) => part !== undefined && AS_SENT.test(descriptionOf(part, operation)),
  );

/** A backend may trim white space. */
const isCut = (sent: string, shown: string): boolean =>
  shown !== '' && shown.length < sent.trim().length && sent.trim().startsWith(shown);

/** Non-ASCII letters came back as question marks, as mojibake, or not at all. */
const hasLost = (sent: string, shown: string): boolean =>
  shown !== sent &&
  /[^\u0000-\u007f]/.test(sent) &&
  plain(sent) === plain(shown) &&
  ![...sent].some((letter) => letter > '\u007f' && shown.includes(letter));

/** A character set without four-byte letters has dropped the emoji, and kept the rest. */
const hasLostEmoji = (sent: string, shown: string): boolean =>
  EMOJI.test(sent) &&
  !EMOJI.test(shown) &&
  sent.replaceAll(EMOJI_OR_GAP, '') === shown.replaceAll(EMOJI_OR_GAP, '');

/** Letters of four bytes in UTF-8. */
const EMOJI = /[\u{10000}-\u{10ffff}]/u;
/** An emoji, and the characters that may stand for a dropped one: `?`, white space and U+FFFD. */
const EMOJI_OR_GAP = /[\u{10000}-\u{10ffff}?\s\ufe0f\ufffd]/gu;

/** The sent text has several words (a token has no spaces), and none of them is shown. A masked value shows stars. */
function isAnother(sent: string, shown: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const [given, came] = [words(sent), words(shown)];
  return (
    /\p{L}\s+\p{L}/u.test(sent) &&
    given.length > 1 &&
    came.length > 0 &&
    !/[*•]/.test(shown) &&
    !given.some((word) => came.includes(word))
  );
}

/** Amounts as texts: `80.00` is not `0.00`. A difference below 1 may be rounding. */
const isAnotherAmount = (sent: string, shown: string): boolean =>
  [sent, shown].every((each) => /^\d{1,9}\.\d{1,4}$/.test(each)) &&
  Math.abs(Number(sent) - Number(shown)) >= 1;

/** Removes white space, question marks and non-ASCII characters: the rest survives every encoding. */
const plain = (text: string): string => text.replaceAll(/[^\u0000-\u007f]|\?|\s/g, '');
