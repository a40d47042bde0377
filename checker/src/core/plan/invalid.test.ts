/** Each wrong request departs in one place from a right request, which it keeps beside it. */
import { expect, test } from 'vitest';
import type { Payload } from '../contract/types.ts';
import { bareRules, smallContract } from '../fixtures/smallContract.ts';
import { Pool } from '../requests/pool.ts';
import { casesOf } from './plan.ts';

const text = { type: 'string' };
const body = {
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: { url: { ...text, pattern: '^https://' }, tags: { type: 'array', items: text, minItems: 2 } },
};
const { operationOf } = smallContract('links.json', {
  openapi: '3.1.0',
  info: { title: 'Links', version: '1' },
  paths: {
    '/links': {
      get: {
        operationId: 'listLinks',
        responses: {
          200: {
            description: 'all',
            content: {
              'application/json': {
                schema: { type: 'array', items: { type: 'object', properties: { code: text, url: text } } },
              },
            },
          },
        },
      },
    },
    '/links/{code}': {
      parameters: [{ name: 'code', in: 'path', required: true, schema: text }],
      patch: {
        operationId: 'changeLink',
        requestBody: {
          content: {
            'application/json': {
              schema: body,
              examples: {
                one: { value: { url: 'https://a.example', tags: ['a', 'b'] } },
                other: { value: { url: 'https://b.example' } },
              },
            },
            'application/merge-patch+json': { schema: body },
          },
        },
        responses: {
          200: { description: 'it' },
          400: { description: 'wrong' },
          404: { description: 'none' },
        },
      },
    },
  },
});
const operation = operationOf('changeLink');
const { validators } = bareRules;
const pool = new Pool();
pool.learn({ code: 'v2DA', url: 'https://c.example' }, [{ name: '/links', as: 'code', member: 'code' }]);

const wrong = (): [string, Payload, Payload][] =>
  casesOf(operation, { pool, validators, seed: 1, cases: 0 })
    .filter(({ trigger }) => trigger === 'request-invalid')
    .map(({ id, ask, right = {} }) => [id, ask.payload, right]);

test('a wrong request names the same resource as the right one beside it', () => {
  const named = wrong().filter(([id]) => !/:\/code/.test(id));
  expect(new Set(named.map(([, { code }]) => code)).size).toBeGreaterThan(1);
  expect(named.filter(([, payload, right]) => payload['code'] !== right['code'])).toEqual([]);
});

test('the request beside a wrong one is right', () => {
  expect(wrong().filter(([, , right]) => validators.request(operation, right).length > 0)).toEqual([]);
});

test('a number for a text in the path is no wrong request', () => {
  expect(wrong().filter(([id]) => id.includes('wrong-type:/code'))).toEqual([]);
});
