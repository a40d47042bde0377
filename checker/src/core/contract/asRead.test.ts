import { expect, test } from 'vitest';
import { answer, inPath, number, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { asRead } from './asRead.ts';
import type { Payload } from './types.ts';

const loan = object({ days: number, note: text });
const only = (value: number) => ({ ...number, enum: [value] });
const strict = { ...loan, additionalProperties: false };

/** Returns the request of `POST /loans/{id}` as the backend reads it. A strict body, or a choice, is in `body` within the payload. */
function read(type: string, schema: object, payload: Payload): Payload {
  const { operationOf } = smallContract('loans.json', {
    paths: {
      '/loans/{id}': {
        parameters: [inPath('id', number)],
        post: {
          operationId: 'lend',
          requestBody: { required: true, content: { [type]: { schema } } },
          responses: { 200: answer('it') },
        },
      },
    },
  });
  return asRead(operationOf('lend'), payload);
}

const [FORM, JSON_TYPE] = ['application/x-www-form-urlencoded', 'application/json'];
const sent = { days: '14', note: '8' };

test.each<[string, string, object, Payload, Payload]>([
  ['a form', FORM, loan, { id: '7', ...sent }, { id: 7, days: 14, note: '8' }],
  ['a strict form', FORM, strict, { id: '7', body: sent }, { id: 7, body: { days: 14, note: '8' } }],
  [
    'a form with a choice',
    FORM,
    {
      oneOf: [object({ days: number, end: text }, ['end']), object({ days: text, count: number }, ['count'])],
    },
    { id: '7', body: { days: '14', count: '2' } },
    { id: 7, body: { days: '14', count: 2 } },
  ],
  [
    'a form with a choice by a value',
    FORM,
    { oneOf: [object({ kind: only(1), by: text }), object({ kind: only(2), by: number })] },
    { id: '7', body: { kind: '2', by: '3' } },
    { id: 7, body: { kind: 2, by: 3 } },
  ],
  [
    'a form whose choice requires a member',
    FORM,
    { properties: { days: number, end: text }, anyOf: [{ required: ['end'] }, { required: ['days'] }] },
    { id: '7', body: { days: '14' } },
    { id: 7, body: { days: 14 } },
  ],
  [
    'a form that fits no branch',
    FORM,
    { properties: { days: number, end: text }, anyOf: [{ required: ['end'] }, { required: ['note'] }] },
    { id: '7', body: { days: '14' } },
    { id: 7, body: { days: 14 } },
  ],
  ['JSON', JSON_TYPE, loan, { id: '7', ...sent }, { id: 7, ...sent }],
  ['strict JSON', JSON_TYPE, strict, { id: '7', body: sent }, { id: 7, body: sent }],
])(
  'reads the texts of parameters, and those of a body only in a form: %s',
  (_, type, schema, payload, wanted) => {
    expect(read(type, schema, payload)).toEqual(wanted);
  },
);
