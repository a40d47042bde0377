/** Tests the published files of the contracts. Redocly checks OpenAPI 3.0, because the project does not write the files with it. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { contractNames } from '#generated/services.ts';
import { bundled } from '#tools/contract/generated.ts';
import { listOperations } from '#tools/contract/operations.ts';
import { isObject } from '#tools/object.ts';
import { callsOf } from './calls.ts';
import { httpFile } from './httpFile.ts';
import { openapi30 } from './openapi30.ts';
import { postmanCollection } from './postman.ts';

test.each(contractNames)('%s is valid OpenAPI 3.0', { tags: ['far-contract-files'] }, async (service) => {
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const source = JSON.stringify(openapi30(bundled(service)));
  expect(source).toMatch(/^\{"openapi":"3\.0\.\d"/);
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test.each(contractNames)(
  '%s keeps every operation and schema in OpenAPI 3.0',
  { tags: ['far-contract-files'] },
  (service) => {
    const contract = bundled(service);
    const older = openapi30(contract) as typeof contract;
    expect(Object.keys(older.paths)).toEqual(Object.keys(contract.paths));
    expect(Object.keys(older.components?.schemas ?? {})).toEqual(
      Object.keys(contract.components?.schemas ?? {}),
    );
  },
);

test.each([
  ['a nullable type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  [
    'a nullable value of two types',
    { type: ['array', 'object', 'null'] },
    {
      anyOf: [
        { type: 'array', items: {}, nullable: true },
        { type: 'object', nullable: true },
      ],
    },
  ],
  [
    'a value of two types',
    { type: ['string', 'integer'] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  ],
  ['an excluded limit', { exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
  ['a constant', { const: 'A' }, { enum: ['A'] }],
  ['null alone', { type: 'null' }, { type: 'object', nullable: true, enum: [null] }],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  ['a document in a text', { type: 'string', contentSchema: {} }, { type: 'string' }],
  [
    'a property named type',
    { properties: { type: { type: 'string' } } },
    { properties: { type: { type: 'string' } } },
  ],
])('converts %s to OpenAPI 3.0', { tags: ['far-contract-files'] }, (_, schema, older) => {
  const contract = { ...bundled('activity'), openapi: '3.1.0', components: { schemas: { Sample: schema } } };
  expect(JSON.parse(JSON.stringify(openapi30(contract)))).toMatchObject({
    components: { schemas: { Sample: older } },
  });
});

test.each(contractNames)(
  'has each example of %s as an .http request and a Postman request',
  { tags: ['far-contract-files'] },
  (service) => {
    const calledService = callsOf(service);
    const ids = listOperations(bundled(service)).map(({ operationId }) => operationId);
    expect(calledService.operations.map(({ id }) => id)).toEqual(ids);
    const calls = calledService.operations.flatMap((operation) => operation.calls);
    const requests = httpFile(calledService).match(/^(GET|POST|PUT|PATCH|DELETE) \{\{origin\}\}\S+$/gm) ?? [];
    expect(requests).toHaveLength(calls.length);
    // No path keeps a parameter such as `{id}`.
    expect(requests.filter((line) => /\{\w+\}/.test(line.replace('{{origin}}', '')))).toEqual([]);
    expect(itemsOf(postmanCollection([calledService], '1.0.0'))).toBe(calls.length);
  },
);

/** @returns the number of requests in a collection or folder */
function itemsOf(part: unknown): number {
  if (!isObject(part)) return 0;
  if (Array.isArray(part['item'])) return part['item'].reduce((sum: number, item) => sum + itemsOf(item), 0);
  return 'request' in part ? 1 : 0;
}

test('shows no secret of the examples', { tags: ['far-contract-files'] }, () => {
  const written = contractNames.map((service) => httpFile(callsOf(service))).join('');
  expect(written).not.toMatch(/"(\w*(password|token)|authKey|endpoint)": "(?!\*\*\*)|"code": "\d{6}"/i);
});
