/** Tests that the generated rules of form fields accept exactly what the contract accepts. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { usedFields } from '#tools/generate/usedFields.ts';
import { boundaryValues } from './boundaryValues.ts';
import { contractFields } from './contractFields.ts';

const modules = globSync('generated/*/fields/*.ts');

test('generates rules for exactly the fields that a form imports', { tags: ['one-contract-fields'] }, () => {
  expect(modules.map((path) => path.replace('generated/', '')).sort()).toEqual(usedFields('.'));
  expect(modules).toContain('generated/provisional/fields/submitRepay.ts');
});

test.each(modules)(
  '%s has rules for all fields of its operation, which agree with the contract on boundary values',
  async (path) => {
    const operation = basename(path, '.ts');
    const service = basename(dirname(dirname(path)));
    const exported = (await import(`../../generated/${service}/fields/${operation}.ts`)) as Record<
      string,
      Record<string, ZodMiniType>
    >;
    const contract = contractFields(service).get(operation);
    const rules = exported[operation];
    expect(Object.keys(rules ?? {})).toEqual([...(contract?.keys() ?? [])]);
    const differing = Object.entries(rules ?? {}).flatMap(([name, rule]) => {
      const field = contract?.get(name);
      // A file is no JSON: the contract only requires it.
      if (field === undefined || field.schema.format === 'binary') return [];
      return boundaryValues(field.schema)
        .filter((value) => safeParse(rule, value).success !== field.accepts(value))
        .map((value) => ({ name, value, contract: field.accepts(value) }));
    });
    expect(differing).toEqual([]);
  },
);
