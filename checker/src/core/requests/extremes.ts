/** Makes valid but rarely tested values: letters beyond ASCII, and values at a limit. */
import { flattened } from '../contract/flattened.ts';
import { isFreeText, scalarsOf } from '../contract/freeText.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';

/** Chinese letters and letters with accents, which any text field must accept. */
const LETTERS = '小白 Ñandú é';
/** Maximum length of a generated text, to spare the backend. */
const LONGEST = 2000;

/** Names of prose members; any other text may have to name something. */
const PROSE =
  /(name|title|headline|notes?|comment|description|text|body|subject|message|reason|remark|memo|summary|content|caption|bio|about|address|street|city)$/i;

/**
 * Makes requests with an extreme value each.
 *
 * @param prose true for texts that people write, false for all others
 */
type Extreme = (operation: Operation, base: Payload, prose: boolean) => Payload[];

/** Returns requests with non-ASCII letters, one text per request. */
export const withLetters: Extreme = (operation, base, prose) =>
  textsIn(operation, base, prose).map(([name, schema]) => ({ ...base, [name]: lettersFor(schema) }));

/** Returns one request with non-ASCII letters in all prose texts. */
export const withLettersEverywhere = (operation: Operation, base: Payload): Payload => ({
  ...base,
  ...Object.fromEntries(textsIn(operation, base, true).map(([name, schema]) => [name, lettersFor(schema)])),
});

const lettersFor = ({ maxLength, description = '' }: Schema): string =>
  (AS_SENT.test(description) ? MARKUP : LETTERS).slice(0, maxLength);

/** Characters that a backend must not escape in a text that it keeps as sent. */
const MARKUP = '小白 é <b>a & "b"</b>';
/** Words of a description that forbids any change of the text. */
const AS_SENT = /\bas (sent|given|entered)\b|\bverbatim\b|\bunchanged\b|\bunescaped\b|原样/i;

/** A pattern that only requires some content: `\S`, `^.*\S.*$`. */
const NOT_BLANK = /^\^?(\.\*)?\\S(\.\*)?\$?$/;

/** Returns the texts of a request that may have any content. */
function textsIn(operation: Operation, base: Payload, prose: boolean): [string, Schema][] {
  return [...scalarsOf(operation)].filter(
    ([name, schema]) =>
      isFreeText(schema) &&
      (schema.pattern === undefined || NOT_BLANK.test(schema.pattern)) &&
      schema.format === undefined &&
      typeof base[name] === 'string' &&
      PROSE.test(name) === prose,
  );
}

/** Returns requests with each text at its minimum and maximum length. */
export const lengths: Extreme = (operation, base, prose) =>
  textsIn(operation, base, prose).flatMap(([name, { minLength = 0, maxLength = Infinity }]) =>
    [minLength, maxLength]
      .filter((length) => length > 0 && length <= LONGEST)
      .map((length) => ({ ...base, [name]: 'x'.repeat(length) })),
  );

/** Returns requests with each number in the query at its limits. Amounts in a body may have further limits. */
export function limits(operation: Operation, base: Payload): Payload[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return Object.entries(operation.places ?? {}).flatMap(([name, place]) => {
    const { minimum, maximum, enum: values } = flattened(properties[name] ?? {}, operation.schemas);
    if (place.in !== 'query' || values) return [];
    return [minimum, maximum].flatMap((end) => (end === undefined ? [] : [{ ...base, [name]: end }]));
  });
}
