/** Planned invalid requests. Each differs at one place from a valid request, and its case contains that one too. */
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

/** Returns the planned invalid requests: the id of the case, the request and its valid neighbour. */
const invalidRequests = (): [string, Payload, Payload][] =>
  casesOf(operation, { pool, validators, seed: 1, cases: 0 })
    .filter(({ trigger }) => trigger === 'request-invalid')
    .map(({ id, ask, right = {} }) => [id, ask.payload, right]);

test('an invalid request names the same resource as its valid neighbour', () => {
  const named = invalidRequests().filter(([id]) => !/:\/code/.test(id));
  expect(new Set(named.map(([, { code }]) => code)).size).toBeGreaterThan(1);
  expect(named.filter(([, payload, right]) => payload['code'] !== right['code'])).toEqual([]);
});

test('the neighbour of an invalid request is valid', () => {
  expect(invalidRequests().filter(([, , right]) => validators.request(operation, right).length > 0)).toEqual(
    [],
  );
});

test('plans no number for a text in the path, because the path cannot tell them apart', () => {
  expect(invalidRequests().filter(([id]) => id.includes('wrong-type:/code'))).toEqual([]);
});

test.each([
  ['application/json', true],
  ['application/x-www-form-urlencoded', false],
])('plans a body that is no object in %s: %s', (type, isPlanned) => {
  const form = { type: 'object', additionalProperties: false, properties: { name: text } };
  const { operationOf: find } = smallContract('donors.json', {
    paths: {
      '/donors/{id}': {
        post: {
          operationId: 'update',
          requestBody: { content: { [type]: { schema: form, example: { name: 'Lena' } } } },
          responses: { 200: { description: 'it' }, 400: { description: 'wrong' } },
        },
      },
    },
  });
  const ids = casesOf(find('update'), { pool: new Pool(), validators, seed: 1, cases: 0 }).map(
    ({ id }) => id,
  );
  expect(ids.some((id) => id.includes('wrong-type:/body'))).toBe(isPlanned);
});
