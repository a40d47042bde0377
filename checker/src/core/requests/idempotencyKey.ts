import { isNamedIn } from '../base/words.ts';
import { flattened } from '../contract/flattened.ts';
import { sampleOf } from '../contract/openapi/sample.ts';
import { sentencesOf } from '../contract/sentences.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';

/** Names of members that may be keys: `Idempotency-Key`, `requestNo`, `out_trade_no`. */
const IDEMPOTENT =
  /idempot|^(x[-_]?)?(request|req)[-_]?(no|id)$|^(out|client|merchant)[-_]?\w*[-_]?(no|id)$/i;

/** Names that need no sentence to explain them. */
const SURE = /idempot/i;

/** Adds an optional key to a request without one. @returns undefined if the contract has none, or the generated key is invalid */
export function withKey(operation: Operation, payload: Payload, validators: Validators): Payload | undefined {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => isOptionalKey(operation, each) && !(each in payload));
  if (name === undefined) return undefined;
  const keyed = { ...payload, [name]: sampleOf(properties[name] ?? {}, operation.schemas) };
  return validators.request(operation, keyed).length === 0 ? keyed : undefined;
}

/** Returns the name of the member that identifies a repeated request. */
export function idempotencyKey(operation: Operation, payload: Payload): string | undefined {
  const { required = [] } = flattened(operation.request, operation.schemas);
  // An optional key may serve only the logs, unless its description states its purpose.
  const isNamedLikeKey = (name: string): boolean =>
    required.includes(name) ? IDEMPOTENT.test(name) : isOptionalKey(operation, name);
  return Object.keys(payload).find(
    (name) => operation.places?.[name]?.in !== 'path' && (isNamedLikeKey(name) || isSaidKey(operation, name)),
  );
}

/** Words about a repeated request. */
const REPEATS = /\b(same|earlier|again|repeat\w*|retr(y|ies|ied)|duplicates?|once)\b|重复|幂等/i;

/** Sentences about a repeated request: `the same number is answered with the existing reservation`. */
const FIRST_AGAIN =
  /\b(is|as) (your|the|an?) (idempotency )?key\b|\b(repeat\w*|same|again|second)\b[^.;]*\b(answer(s|ed)?|returns?|returned|gives?|gets?|yields?|responds?)\b[^.;]*\b(existing|first|original|earlier|same)\b|(相同|同一|重复)[^。；]*返回(原|同一|已有|相同|首次)/i;

/** The operation says of a member of the body that it identifies a repeated request: `order_number` is your key. */
const isSaidKey = (operation: Operation, name: string): boolean =>
  operation.places?.[name] === undefined &&
  sentencesOf(operation).some((text) => FIRST_AGAIN.test(text) && isKeyIn(text, name));

/** A name of one word may be an ordinary word of the sentence. */
const isKeyIn = (text: string, name: string): boolean =>
  /^[a-z]+$/.test(name) ? text.includes(`\`${name}\``) : isNamedIn(text, name);

/** Returns whether an optional member is a key. A `requestId` is one if a sentence says what happens to a repeated one (AIP-155). */
const isOptionalKey = (operation: Operation, name: string): boolean =>
  SURE.test(name) ||
  (IDEMPOTENT.test(name) &&
    sentencesOf(operation).some((text) => isNamedIn(text, name) && REPEATS.test(text)));

/**
 * Returns the request under another key of the same form: only its last characters differ.
 *
 * @param salt the last characters of the new key
 */
export function withFreshKey(
  operation: Operation,
  payload: Payload,
  salt: string,
  validators: Validators,
): Payload {
  const key = idempotencyKey(operation, payload);
  const value = key === undefined ? undefined : payload[key];
  if (key === undefined || typeof value !== 'string') return payload;
  const freshValue = `${value.slice(0, Math.max(0, value.length - salt.length))}${salt}`;
  // A key with a pattern, such as a UUID, may not take the salt.
  const violationCount = (each: Payload): number => validators.request(operation, each).length;
  const fresh = { ...payload, [key]: freshValue };
  return violationCount(fresh) === violationCount(payload) ? fresh : payload;
}
