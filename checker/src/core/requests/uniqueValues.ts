/** Uses fresh values for fields that may be unique. */
import { changedAt } from '../base/changedAt.ts';
import { asRaw, isObject, memberOf } from '../base/object.ts';
import { isNamedIn, wordPattern, wordsOf } from '../base/words.ts';
import { flattened } from '../contract/flattened.ts';
import { isFreeText } from '../contract/freeText.ts';
import { sentencesOf } from '../contract/sentences.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';

/** Members that identify people and resources: `username`, `planCode`, `serial_no`. */
const ONCE =
  /(^|_|[a-z])(name|title|login|code|slug|sku|handle|e?mail|plate|vin|isbn|ean|iban|barcode|serial|serial_?(no|number))$/i;

/** Codes that many resources share. */
const SHARED = /(post(al)?|zip|country|currency|area|language)_?code$/i;

/**
 * Returns a request with other values in the fields that may be unique.
 *
 * @param base the request from which the payload was made. A value that differs from it was set on purpose, and is kept
 * @param salt digits that make the values unique
 * @param taken members whose values a refusal has called taken
 */
export function uniqueValues(
  operation: Operation,
  payload: Payload,
  {
    base,
    salt,
    validators,
    taken,
  }: {
    readonly base: Payload;
    readonly salt: string;
    readonly validators: Validators;
    readonly taken?: ReadonlySet<string>;
  },
): Payload {
  const violationCount = (each: Payload): number => validators.request(operation, each).length;
  const before = violationCount(payload);
  const texts = sentencesOf(operation);
  // Inside a wrapper, values of the contract's examples are replaced too: they were sent before and may be in use already.
  const sentBefore = [base, ...Object.values(operation.examples)];
  const usedBefore = (path: readonly string[], name: string): unknown[] =>
    (path.length === 0 ? [base] : sentBefore).map((each) => [...path, name].reduce<unknown>(memberOf, each));
  const varied = (whole: Payload, given: Schema, path: readonly string[]): Payload => {
    const { properties = {} } = flattened(given, operation.schemas);
    const here = path.reduce<unknown>(memberOf, whole);
    return Object.entries(asRaw(here)).reduce((made, [name, value]) => {
      const schema = flattened(properties[name] ?? {}, operation.schemas);
      // `{ "car": { "plate": … } }`: members of a wrapped body get other values too.
      if (isObject(value) && schema.properties && path.length < DEEPEST)
        return varied(made, schema, [...path, name]);
      if (operation.places?.[name] || !usedBefore(path, name).includes(value)) return made;
      const isKnownUnique = taken?.has(name) === true || isSaidUnique(texts, name);
      const isNamedUnique = (ONCE.test(name) && !SHARED.test(name)) || schema.format === 'email';
      const isNumber = typeOf(schema) === 'integer' && !schema.enum;
      const isText = isFreeText(schema) && (isNamedUnique || isKnownUnique);
      if (!isText && !(isNumber && isKnownUnique)) return made;
      const requests = othersLike(value, salt, schema)
        .filter((each) => each !== value)
        .map((each) => changedAt(made, path, (inner) => ({ ...inner, [name]: each })));
      // The first one with as many violations as the payload, which may have one on purpose.
      return requests.find((each) => violationCount(each) === before) ?? made;
    }, whole);
  };
  return varied(payload, operation.request, []);
}

/**
 * Returns whether a sentence calls a member unique: `The path is unique`, `while one of the same order number is open (409)`,
 * `the number is used by another policy`.
 */
const isSaidUnique = (texts: readonly string[], name: string): boolean =>
  texts.some(
    (text) =>
      (/\bunique\b|唯一|不能重复/i.test(text) && isNamedIn(text, name)) ||
      (/ same | by /i.test(text) && isOfAnother(text.replaceAll('`', ''), name)),
  );

function isOfAnother(text: string, name: string): boolean {
  const word = wordPattern(wordsOf(name).join('_'));
  const taken = `${word} (?:is|are|was|has been|(?:must|can|may) ?not be) (?:already )?(?:used|taken|in use|held) by (?:another|any other|an existing|a different)`;
  return new RegExp(`\\b(?:the|an?) same ${word}|\\b(?:the|an?) ${taken}`, 'iu').test(text);
}

/** Returns other values, the likeliest one first. */
function othersLike(value: unknown, salt: string, { maxLength, pattern }: Schema): unknown[] {
  if (typeof value === 'number') return [value + Number(salt), value + (Number(salt) % 100) + 1, value + 1];
  if (typeof value !== 'string') return [];
  const texts = [salted(value, salt, maxLength), inPlace(value, salt)];
  // Without anchors a longer value would match, but a backend may refuse it.
  return pattern === undefined ? texts : texts.toReversed();
}

/** Maximum depth of wrappers: JSON:API has two. */
const DEEPEST = 2;

/** Adds the salt at the end, or before the `@` of an address. */
function salted(value: string, salt: string, maxLength = Infinity): string {
  const at = value.indexOf('@');
  const [before, after] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at)];
  return `${before.slice(0, Math.max(0, maxLength - salt.length - after.length))}${salt}${after}`;
}

/**
 * Replaces digits and letters from the end, by the digits of the salt or the letters for them. Length and character classes stay,
 * so that a pattern still matches: `ABCD` with 107 becomes `ABAH`.
 */
function inPlace(value: string, salt: string): string {
  const left = [...salt];
  const fromEnd = [...value].toReversed().map((each) => {
    if (!/[\d\p{Ll}\p{Lu}]/u.test(each) || left.length === 0) return each;
    const digit = Number(left.pop());
    if (/\d/.test(each)) return String(digit);
    return (/\p{Ll}/u.test(each) ? 'abcdefghij' : 'ABCDEFGHIJ').charAt(digit);
  });
  return fromEnd.toReversed().join('');
}
