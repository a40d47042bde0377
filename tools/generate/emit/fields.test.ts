import { expect, test } from 'vitest';
import type { Contract } from '#tools/contract/document.ts';
import type { Document, Operation, Schema } from '#tools/contract/document.ts';
import { emitFields } from './fields.ts';

/** Returns the module that is written for an operation with these fields. */
const emitted = (fields: Readonly<Record<string, Schema>>, required: readonly string[] = []) => {
  const operation = {
    operationId: 'saveThing',
    summary: '保存',
    'x-effect': 'write',
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', required, properties: fields } } },
    },
  } as unknown as Operation;
  const components = {
    schemas: { Kind: { type: 'string', enum: ['A'] }, Code: { type: 'string', minLength: 2 } },
  };
  const document = { 'x-envelope': {}, components } as unknown as Document;
  const contract = { service: 'standard', document, operations: [operation] } as unknown as Contract;
  return emitFields(contract, [{ name: 'Kind' }])['fields/saveThing.ts'] ?? '';
};

test.each<[Schema, string]>([
  [{ type: 'string', minLength: 1, maxLength: 64 }, 'z.string().check(minLength(1), maxLength(64))'],
  [{ type: 'string', pattern: '^\\d{6}$' }, 'z.string().check(z.regex(/^\\d{6}$/u))'],
  [{ type: 'string', format: 'date' }, 'z.string().check(textFormat("date"))'],
  [{ type: 'string', format: 'binary' }, 'z.file()'],
  [{ type: 'integer', minimum: 0, maximum: 5 }, 'z.int().check(z.gte(0), z.lte(5))'],
  [{ type: 'number', format: 'money', exclusiveMinimum: 0 }, 'z.number().check(money(), z.gt(0))'],
  [{ type: 'integer', enum: [3, 6] }, 'z.literal([3,6])'],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 1 }, 'z.array(z.boolean()).check(z.minLength(1))'],
  [{ type: 'object', properties: { on: { type: 'boolean' } } }, 'z.object({ on: z.optional(z.boolean()), })'],
  [{ type: 'object' }, 'z.record(z.string(), z.unknown())'],
  [{ $ref: '#/components/schemas/Kind' }, 'z.enum(Kind)'],
  [{ $ref: '#/components/schemas/Code' }, 'z.string().check(minLength(2))'],
])('writes the rule of %j, which is optional if the field is not required', (schema, rule) => {
  expect(emitted({ field: schema }, ['field'])).toContain(`  field: ${rule},\n`);
  expect(emitted({ field: schema })).toContain(`  field: z.optional(${rule}),\n`);
});

test('a module imports only what it uses', () => {
  const source = emitted({
    kind: { $ref: '#/components/schemas/Kind' },
    code: { type: 'string', maxLength: 4 },
  });
  expect(source).toContain("import { maxLength } from '../../checks.ts';");
  expect(source).toContain("import { Kind } from '../../shared/enums/Kind.ts';");
  expect(emitted({ on: { type: 'boolean' } })).not.toContain('checks.ts');
});

test('throws on an unknown keyword', () => {
  expect(() => emitted({ field: { type: 'number', multipleOf: 3 } })).toThrow(
    'saveThing: multipleOf of a field is unknown: add it to tools/generate/emit/fields.ts',
  );
});
