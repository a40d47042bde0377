import { escaped } from '../../base/words.ts';
import { answerOf } from '../../contract/answers.ts';
import { flattened } from '../../contract/flattened.ts';
import { sentencesIn } from '../../contract/sentences.ts';
import { typeOf } from '../../contract/typeOf.ts';
import type { AnswerForm, Operation, Payload } from '../../contract/types.ts';
import type { Check, Complaint } from '../../judging/check.ts';

/** A header has the pattern, the enum and the type of the contract. A header that echoes the request has the value of the request. */
export const headerValue: Check = {
  id: 'header-value',
  title: 'a response header has a value that the contract allows',
  judge: ({ operation, got: { headers, status }, payload }) =>
    headers
      ? (answerOf(operation, status)?.headers ?? []).flatMap((form) => {
          const value = headers[form.name.toLowerCase()];
          return value === undefined ? [] : complaints(form, value, operation, payload);
        })
      : [],
};

type Form = AnswerForm['headers'][number];

function complaints(form: Form, value: string, operation: Operation, payload: Payload): Complaint[] {
  const { name } = form;
  const why = brokenBy(form, value, operation) ?? notRepeated(form, value, operation, payload);
  return why === undefined ? [] : [{ message: `the header ${name} ${why}`, pointer: `header ${name}` }];
}

function brokenBy({ schema, name }: Form, value: string, { schemas }: Operation): string | undefined {
  const { pattern, enum: values, ...rest } = flattened(schema, schemas);
  const lines = /^set-cookie$/i.test(name) ? value.split('\n') : [value];
  const shape = shapeOf(pattern);
  if (shape && !lines.some((line) => shape.test(line))) return `does not match ${pattern}`;
  if (values && !values.map(String).includes(value)) return `is none of ${values.join(', ')}`;
  if (typeOf(rest) === 'integer' && !/^-?\d+$/.test(value.trim())) return 'is no integer';
  return undefined;
}

/** Returns the pattern as a regular expression; undefined if it is invalid. */
function shapeOf(pattern: string | undefined): RegExp | undefined {
  try {
    return pattern === undefined ? undefined : new RegExp(pattern);
  } catch {
    return undefined;
  }
}

/** Reports a header that must repeat the request's value and has another one. Its description, or a sentence about all operations, says that it repeats. */
function notRepeated(
  { name, description = '' }: Form,
  value: string,
  operation: Operation,
  payload: Payload,
): string | undefined {
  const member = echoedMember(operation, name, description);
  const sent = member === undefined ? undefined : payload[member];
  return typeof sent === 'string' && sent !== value && isSure(description, name, sent)
    ? 'is not the one that was sent'
    : undefined;
}

/** Words of a header's description: `the same as in the request`, `echoes the request's id`. */
const ECHOES = /\becho|\bsame as\b|\brepeats?\b|\breturns? (it|the)\b|原样返回/i;

const saysEcho = (description: string, name: string): boolean =>
  new RegExp(`${escaped(name)} (of|from) the request\\b`, 'i').test(description) || ECHOES.test(description);

/** `X-Flow-ID: send one and it comes back`: a sentence about all operations. */
const COMES_BACK =
  /\bcomes? back\b|\becho(ed|es)?\b|\b(sent|given|passed) back\b|\b(returned|repeated|copied)\b[^.;]*\b(answer|response)s?\b|原样返回/i;

/**
 * If only a sentence about all operations says that the header comes back, a backend may replace an odd value: then only a short
 * one of letters, digits and hyphens must come back.
 */
const isSure = (description: string, name: string, sent: string): boolean =>
  saysEcho(description, name) || /^[a-z\d-]{1,36}$/i.test(sent);

/** Returns the member that holds the request's header of that name, if the response must repeat it. */
export function echoedMember(
  { places = {}, about = '' }: Operation,
  name: string,
  description: string,
): string | undefined {
  const isSaid =
    saysEcho(description, name) ||
    sentencesIn(about).some(
      (text) => text.toLowerCase().includes(name.toLowerCase()) && COMES_BACK.test(text),
    );
  if (!isSaid) return undefined;
  return Object.entries(places).find(
    ([, place]) => place.in === 'header' && place.name.toLowerCase() === name.toLowerCase(),
  )?.[0];
}
