import { escaped } from '../../base/words.ts';
import { answerOf } from '../../contract/answers.ts';
import { flattened } from '../../contract/flattened.ts';
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

/** Reports a header that must repeat the request's value and has another one. Its description says whether it repeats. */
function notRepeated(
  { name, description = '' }: Form,
  value: string,
  { places = {} }: Operation,
  payload: Payload,
): string | undefined {
  const [member] =
    Object.entries(places).find(
      ([, place]) => place.in === 'header' && place.name.toLowerCase() === name.toLowerCase(),
    ) ?? [];
  const sent = member === undefined ? undefined : payload[member];
  const isRepeated =
    new RegExp(`${escaped(name)} (of|from) the request\\b`, 'i').test(description) ||
    /\becho|\bsame as\b|\brepeats?\b|\breturns? (it|the)\b|原样返回/i.test(description);
  return isRepeated && typeof sent === 'string' && sent !== value
    ? 'is not the one that was sent'
    : undefined;
}
