import { expect, test } from 'vitest';
import type { Schema } from '../../contract/types.ts';
import { foreignExchange } from '../../fixtures/petshop.ts';
import { headerValue } from './header-value.ts';

/** Returns the findings for a response with that value of `X-Mark`. The request sends one too. */
function complaintsOf(schema: Schema, value: string | undefined, description = '', sent?: string): string[] {
  const headers: Record<string, string> = value === undefined ? {} : { 'x-mark': value };
  const exchange = foreignExchange('petshop.getPet', {}, { payload: { mark: sent }, got: { headers } });
  const operation = {
    ...exchange.operation,
    places: { mark: { in: 'header' as const, name: 'X-Mark', explode: true } },
    answers: {
      200: { types: [], headers: [{ name: 'X-Mark', required: false, schema, description }] },
    },
  };
  return headerValue.judge({ ...exchange, operation }).map(({ message }) => message);
}

const text = { type: 'string' };

test.each([
  ['reports a value outside the pattern', { ...text, pattern: '^[a-f]+$' }, 'xyz', 'does not match ^[a-f]+$'],
  ['reports a value outside the enum', { ...text, enum: ['hit', 'miss'] }, 'maybe', 'is none of hit, miss'],
  ['reports a text instead of a number', { type: 'integer' }, 'soon', 'is no integer'],
])('%s', (_, schema, value, why) => {
  expect(complaintsOf(schema, value)).toEqual([`the header X-Mark ${why}`]);
});

test.each([
  ['a value that matches the pattern', { ...text, pattern: '^[a-f]+$' }, 'abc'],
  ['a value of the enum', { ...text, enum: ['hit', 'miss'] }, 'hit'],
  ['a number', { type: 'integer' }, '12'],
  ['any text', text, 'soon'],
  ['none', { type: 'integer' }, undefined],
])('accepts %s', (_, schema, value) => {
  expect(complaintsOf(schema, value)).toEqual([]);
});

test.each([
  [
    'header with another value',
    'The same as in the request',
    'b',
    ['the header X-Mark is not the one that was sent'],
  ],
  ['header with the sent value', 'The same as in the request', 'a', []],
  ['header without a promise in the contract', 'A mark for the log', 'b', []],
  ['header with a generated id', 'Unique id of the request, for support', 'b', []],
])('checks an echoed %s', (_, description, value, complaints) => {
  expect(complaintsOf(text, value, description, 'a')).toEqual(complaints);
});

test('accepts a new value for a header that was not sent', () => {
  expect(complaintsOf(text, 'b', 'Returns the one that was sent, or a new one')).toEqual([]);
});

test.each([
  ['`X-Mark`: send one and it comes back, otherwise we make one.', 'a', 1],
  ['The X-Mark header is echoed in every response.', 'a', 1],
  ['`X-Mark` is returned in the answer.', 'a', 1],
  ['`X-Mark` helps to find a request in our logs.', 'a', 0],
  ['`X-Mark`: send one and it comes back.', 'odd value, which may be replaced', 0],
])('checks a header that the contract repeats in general: %s', (about, sent, count) => {
  const exchange = foreignExchange(
    'petshop.getPet',
    {},
    { payload: { mark: sent }, got: { headers: { 'x-mark': 'b' } } },
  );
  const operation = {
    ...exchange.operation,
    about,
    places: { mark: { in: 'header' as const, name: 'X-Mark', explode: true } },
    answers: { 200: { types: [], headers: [{ name: 'X-Mark', required: false, schema: text }] } },
  };
  expect(headerValue.judge({ ...exchange, operation })).toHaveLength(count);
});
