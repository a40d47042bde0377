import { expect, test } from 'vitest';
import { verdictsBetween, contract, value } from '../fixtures/contractDiff.ts';

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
  const found = await verdictsBetween(contract(value(old)), contract(value(fresh)));
  // Only the details in the table are compared; reports format the rest.
  expect(
    found.map((line) => (expected.some((each) => each.includes(': ')) ? line : line.split(': ')[0]!)),
  ).toEqual(expected);
});
