/** Objects in queries and forms with brackets, as deepObject writes them: sent by the checker, and read in traffic. */
import { expect, test } from 'vitest';
import { smallContract } from '../fixtures/smallContract.ts';
import { decodePlaced } from '../traffic/placed.ts';
import { encode } from './encode.ts';
import { travels } from './spread.ts';

const text = { type: 'string' };
const labels = { type: 'object', additionalProperties: text };
const { operationOf } = smallContract('orders.json', {
  paths: {
    '/orders': {
      get: {
        operationId: 'list',
        parameters: [
          {
            name: 'created',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: { type: 'object', properties: { gte: { type: 'integer' }, lt: { type: 'integer' } } },
          },
        ],
        responses: { 200: { description: 'it' } },
      },
      post: {
        operationId: 'create',
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { name: text, labels, flat: labels } },
              encoding: { labels: { style: 'deepObject', explode: true } },
            },
          },
        },
        responses: { 200: { description: 'it' } },
      },
    },
  },
});

test.each([
  ['a range in a query', 'list', { created: { gte: 5, lt: 7 } }, /\?created%5Bgte%5D=5&created%5Blt%5D=7$/],
  [
    'a map in a form',
    'create',
    { name: 'A', labels: { size: 'L', 'to go': 'yes' } },
    /labels%5Bto\+go%5D=yes$/,
  ],
])('writes %s with brackets, and reads it again', (_, id, payload, written) => {
  const operation = operationOf(id);
  const wire = encode(operation, { payload, login: 'parent' }, '');
  expect(travels(operation, payload)).toBe(true);
  expect(wire.body ?? wire.path).toMatch(written);
  expect(decodePlaced(operation, wire)).toEqual(payload);
});

test.each([
  ['a list within the object', 'list', { created: { gte: [1] } }],
  ['a key with a bracket', 'create', { labels: { 'a[b': 'x' } }],
  ['an object that the contract writes otherwise', 'create', { flat: { a: 'x' } }],
])('does not send %s', (_, id, payload) => {
  expect(travels(operationOf(id), payload)).toBe(false);
});
