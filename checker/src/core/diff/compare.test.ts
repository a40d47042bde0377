import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { causesOf } from './changes/causes.ts';
import { rules } from './changes/rules.ts';
import { compare } from './compare.ts';
import { sideOf } from './sides/side.ts';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function written(text: string): string {
  const file = join(folder, String(++files), 'openapi.yaml');
  mkdirSync(join(file, '..'));
  writeFileSync(file, text);
  return file;
}

/** A contract of one operation that sends and receives a Thing. */
const contract = (thing: string, { operation = '', root = '', version = '3.1.0' } = {}): string => `
openapi: ${version}
info: { title: t, version: '1' }
${root}
paths:
  /things/{id}:
    put:
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      ${operation}
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key }, login: { type: oauth2, flows: { password: { tokenUrl: /t, scopes: {} } } } }
  schemas:
    Other: { type: object, required: [o], properties: { o: { type: string } } }
    Third: { type: object, required: [t], properties: { t: { type: string } } }
    Thing: ${thing}
`;

async function between(old: string, fresh: string): Promise<string[]> {
  const changes = compare(await sideOf(written(old)), await sideOf(written(fresh)), '2026-01-01');
  return changes.map(
    ({ rule, detail }) => `${rules[rule].verdict} ${rule}${detail === '' ? '' : `: ${detail}`}`,
  );
}

const value = (schema: string): string => `{ type: object, properties: { v: ${schema} } }`;

/** Schema of a member before and after, and the verdicts for the request and for the response. */
test.each([
  ['the same schema', '{ type: string }', '{ type: string, description: other words }', []],
  [
    'a type',
    '{ type: string }',
    '{ type: integer }',
    ['breaking request-type-changed', 'breaking response-type-changed'],
  ],
  [
    'integer to number',
    '{ type: integer }',
    '{ type: number }',
    ['safe request-type-widened', 'breaking response-type-widened'],
  ],
  [
    'two types to one',
    '{ type: [string, integer] }',
    '{ type: string }',
    ['breaking request-type-narrowed', 'safe response-type-narrowed'],
  ],
  [
    'bare types as anyOf',
    '{ anyOf: [{ type: string }, { type: integer }] }',
    '{ type: [integer, string] }',
    [],
  ],
  ['constants as oneOf', '{ oneOf: [{ const: a }, { const: b }] }', '{ enum: [b, a] }', []],
  [
    'null as nullable, as a type and as a branch',
    '{ anyOf: [{ type: string }, { type: "null" }] }',
    '{ type: [string, "null"] }',
    [],
  ],
  [
    'added null',
    '{ type: string }',
    '{ type: [string, "null"] }',
    ['safe request-null-allowed', 'breaking response-null-allowed'],
  ],
  [
    'removed null',
    '{ oneOf: [{ type: "null" }, { type: string }] }',
    '{ type: string }',
    ['breaking request-null-refused', 'safe response-null-refused'],
  ],
  [
    'an added enum value',
    '{ enum: [a] , type: string }',
    '{ enum: [a, b], type: string }',
    ['safe request-value-added', 'unclear response-value-added'],
  ],
  [
    'a removed enum value',
    '{ enum: [a, b] }',
    '{ enum: [a] }',
    ['breaking request-value-removed', 'safe response-value-removed'],
  ],
  [
    'another constant',
    '{ const: a }',
    '{ const: b }',
    ['breaking request-constant-changed', 'breaking response-constant-changed'],
  ],
  [
    'a new enum',
    '{ type: string }',
    '{ type: string, enum: [a] }',
    ['breaking request-values-restricted', 'safe response-values-restricted'],
  ],
  [
    'an added value of an open enum',
    '{ type: string, x-extensible-enum: [a] }',
    '{ type: string, x-extensible-enum: [a, b] }',
    [],
  ],
  [
    'a new limit',
    '{ type: string }',
    '{ type: string, maxLength: 5 }',
    ['breaking request-limit-tightened', 'safe response-limit-tightened'],
  ],
  [
    'a removed limit',
    '{ type: integer, minimum: 1 }',
    '{ type: integer }',
    ['safe request-limit-loosened', 'breaking response-limit-loosened'],
  ],
  [
    'a bound becomes exclusive',
    '{ type: number, minimum: 1 }',
    '{ type: number, exclusiveMinimum: 1 }',
    ['breaking request-limit-tightened', 'safe response-limit-tightened'],
  ],
  ['a length of at least 0', '{ type: string, minLength: 0 }', '{ type: string }', []],
  [
    'a multiple of a multiple',
    '{ type: number, multipleOf: 2 }',
    '{ type: number, multipleOf: 4 }',
    ['breaking request-limit-tightened', 'safe response-limit-tightened'],
  ],
  [
    'int32 to int64',
    '{ type: integer, format: int32 }',
    '{ type: integer, format: int64 }',
    ['safe request-format-widened', 'breaking response-format-widened'],
  ],
  [
    'a date that becomes a timestamp',
    '{ type: string, format: date }',
    '{ type: string, format: date-time }',
    ['breaking request-format-changed', 'breaking response-format-changed'],
  ],
  ['a format for display only', '{ type: string }', '{ type: string, format: password }', []],
  [
    'a pattern',
    '{ type: string, pattern: a }',
    '{ type: string, pattern: b }',
    ['unclear request-pattern-changed', 'unclear response-pattern-changed'],
  ],
  [
    'items',
    '{ type: array, items: { type: string } }',
    '{ type: array, items: { type: boolean } }',
    ['breaking request-type-changed', 'breaking response-type-changed'],
  ],
  [
    'a further item of a closed list',
    '{ type: array, prefixItems: [{ type: string }], items: false }',
    '{ type: array, prefixItems: [{ type: string }, { type: string }], items: false }',
    ['safe request-type-widened', 'breaking response-type-widened'],
  ],
  [
    'a removed member',
    '{ type: object, properties: { a: {}, b: {} } }',
    '{ type: object, properties: { a: {} } }',
    ['unclear request-property-removed', 'unclear response-property-removed'],
  ],
  [
    'a removed member of a closed object',
    '{ type: object, additionalProperties: false, properties: { a: {}, b: {} } }',
    '{ type: object, additionalProperties: false, properties: { a: {} } }',
    ['breaking request-property-refused', 'unclear response-property-removed'],
  ],
  [
    'a removed required member',
    '{ type: object, required: [a], properties: { a: {} } }',
    '{ type: object, properties: {} }',
    ['unclear request-property-removed-required', 'breaking response-property-removed-required'],
  ],
  [
    'a new required member',
    '{ type: object }',
    '{ type: object, required: [a], properties: { a: {} } }',
    ['breaking request-property-added-required', 'safe response-property-added-required'],
  ],
  [
    'a member required by allOf',
    '{ type: object, properties: { a: {} } }',
    '{ allOf: [{ type: object, properties: { a: {} } }, { required: [a] }] }',
    ['breaking request-property-required', 'safe response-property-required'],
  ],
  [
    'allOf and the same in one',
    '{ allOf: [{ $ref: "#/components/schemas/Other" }] }',
    '{ type: object, required: [o], properties: { o: { type: string } } }',
    [],
  ],
  [
    'a readOnly member',
    '{ type: object, properties: { a: { readOnly: true, type: string } } }',
    '{ type: object, required: [a], properties: { a: { readOnly: true, type: integer } } }',
    ['safe response-property-required', 'breaking response-type-changed'],
  ],
  [
    'a closed object',
    '{ type: object }',
    '{ type: object, additionalProperties: false }',
    ['breaking request-object-closed', 'safe response-object-closed'],
  ],
  [
    'a schema that becomes one of two',
    '{ $ref: "#/components/schemas/Other" }',
    '{ oneOf: [{ $ref: "#/components/schemas/Other" }, { $ref: "#/components/schemas/Third" }] }',
    ['safe request-alternative-added: Third', 'breaking response-alternative-added: Third'],
  ],
  [
    'a removed form',
    '{ oneOf: [{ $ref: "#/components/schemas/Other" }, { $ref: "#/components/schemas/Third" }] }',
    '{ oneOf: [{ $ref: "#/components/schemas/Third" }] }',
    ['breaking request-alternative-removed: Other', 'safe response-alternative-removed: Other'],
  ],
  [
    'a discriminator',
    '{ oneOf: [{ $ref: "#/components/schemas/Other" }, { $ref: "#/components/schemas/Third" }], discriminator: { propertyName: a } }',
    '{ oneOf: [{ $ref: "#/components/schemas/Other" }, { $ref: "#/components/schemas/Third" }], discriminator: { propertyName: b } }',
    ['breaking request-discriminator-renamed', 'breaking response-discriminator-renamed'],
  ],
  [
    'not',
    '{ type: string, not: { const: a } }',
    '{ type: string, not: { const: b } }',
    ['breaking request-constraint-changed', 'breaking response-constraint-changed'],
  ],
  [
    'a dependency',
    '{ type: object }',
    '{ type: object, dependentRequired: { a: [b] } }',
    ['breaking request-constraint-added', 'safe response-constraint-added'],
  ],
])('judges %s in both directions', async (_, old, fresh, expected) => {
  const found = await between(contract(value(old)), contract(value(fresh)));
  // Only the details in the table are compared; reports format the rest.
  expect(
    found.map((line) => (expected.some((each) => each.includes(': ')) ? line : line.split(': ')[0]!)),
  ).toEqual(expected);
});

const plain = contract('{ type: object }');
const withOperation = (operation: string): string => contract('{ type: object }', { operation });

test.each([
  [
    'an operation is removed',
    plain,
    plain.replace('    put:', '    post:'),
    ['breaking operation-removed', 'safe operation-added'],
  ],
  [
    'a path parameter has another name',
    plain,
    plain.replaceAll('{id}', '{thing}').replace('name: id', 'name: thing'),
    [],
  ],
  [
    'the base path moves into the paths',
    contract('{}', { root: 'servers: [{ url: /v1 }]' }),
    contract('{}', { root: 'servers: [{ url: / }]' }).replace('/things', '/v1/things'),
    [],
  ],
  [
    'a login becomes required',
    plain,
    withOperation('security: [{ key: [] }]'),
    ['breaking login-required: apiKey header x-key'],
  ],
  [
    'a second way to log in is added',
    withOperation('security: [{ key: [] }]'),
    withOperation('security: [{ login: [] }, { key: [] }]'),
    ['safe security-added: oauth2'],
  ],
  [
    'a scope becomes required',
    withOperation('security: [{ login: [a] }]'),
    withOperation('security: [{ login: [a, b] }]'),
    ['breaking scope-added: oauth2: b'],
  ],
  [
    'a scheme has another name',
    withOperation('security: [{ key: [] }]'),
    withOperation('security: [{ other: [] }]').replaceAll('key: {', 'other: {'),
    [],
  ],
  ['an operation is deprecated', plain, withOperation('deprecated: true'), ['safe operation-deprecated']],
  [
    'an operation is removed after its sunset',
    withOperation('deprecated: true\n      x-sunset: "2025-12-31"'),
    plain.replace('/things/{id}:', '/others/{id}:'),
    ['safe operation-removed-after-sunset', 'safe operation-added'],
  ],
  [
    'a success has another status',
    plain,
    plain.replace("'200'", "'201'"),
    ['breaking response-removed', 'unclear response-added'],
  ],
  ['a range covers the success', plain.replace("'200'", '2XX'), plain, []],
  [
    'a range covers the media type',
    plain.replaceAll('application/json', 'application/*'),
    plain,
    ['breaking request-media-type-removed: application/*'],
  ],
  [
    'a body becomes required',
    plain,
    plain.replace('requestBody: {', 'requestBody: { required: true,'),
    ['breaking request-body-required'],
  ],
])('judges it when %s', async (_, old, fresh, expected) => {
  expect(await between(old, fresh)).toEqual(expected);
});

const parameter = (text: string): string =>
  plain.replace('parameters: [', `parameters: [{ name: q, in: query, ${text} }, `);

test.each([
  ['comes', plain, parameter('schema: { type: string }'), ['safe parameter-added']],
  [
    'is new and required',
    plain,
    parameter('required: true, schema: { type: string }'),
    ['breaking parameter-added-required'],
  ],
  ['goes', parameter('schema: {}'), plain, ['unclear parameter-removed']],
  [
    'moves to a header',
    parameter('schema: {}'),
    parameter('schema: {}').replace('in: query', 'in: header'),
    ['unclear parameter-removed', 'safe parameter-added'],
  ],
  [
    'becomes any text',
    parameter('schema: { type: integer }'),
    parameter('schema: { type: string }'),
    ['safe request-type-widened: integer → string'],
  ],
  [
    'has another default',
    parameter('schema: { default: 1 }'),
    parameter('schema: { default: 2 }'),
    ['breaking parameter-default-changed: 1 → 2'],
  ],
  [
    'serializes lists in another way',
    parameter('schema: { type: array }'),
    parameter('explode: false, schema: { type: array }'),
    ['breaking parameter-serialization-changed: form explode → form joined'],
  ],
])('judges a parameter that %s', async (_, old, fresh, expected) => {
  expect(await between(old, fresh)).toEqual(expected);
});

test('a recursive schema is compared once and grouped into one cause', async () => {
  const tree = (limit: number) =>
    `{ type: object, properties: { name: { type: string, maxLength: ${limit} }, children: { type: array, items: { $ref: '#/components/schemas/Thing' } } } }`;
  const changes = compare(await sideOf(written(contract(tree(9)))), await sideOf(written(contract(tree(5)))));
  expect(causesOf(changes)).toMatchObject([
    {
      verdict: 'breaking',
      detail: 'maxLength 9 → 5',
      affects: [{ where: 'body application/json /name' }, { where: 'response 200 /name' }],
    },
  ]);
});

test('finds no change between OpenAPI 3.0 and 3.1 with the same meaning', async () => {
  const old = contract(value('{ type: string, nullable: true }'), { version: '3.0.3' });
  expect(await between(old, contract(value('{ type: [string, "null"] }')))).toEqual([]);
});
