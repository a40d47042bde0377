import { expect, test } from 'vitest';
import { schemaComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { onlyOne } from './only-one.ts';

const complaintsOf = (description: string, ...marks: boolean[]): string[] => {
  const item = {
    type: 'object',
    properties: { id: { type: 'integer' }, isDefault: { type: 'boolean', description } },
  };
  return schemaComplaintsOf(onlyOne, {
    properties: { items: { type: 'array', items: item } },
    shown: { items: marks.map((isDefault, id) => ({ id, isDefault })) },
    operation: { effect: 'read', description: '', about: '', summary: 'Addresses' },
  });
};
const ONE = 'Each user has exactly one default address';

test('reports two marked resources if the contract allows one', () => {
  expect(complaintsOf(ONE, true, false, true)).toEqual([
    `isDefault is true of 2 that are listed; the contract says '${ONE}'`,
  ]);
});

test.each([
  ['one', ONE, [true, false]],
  ['none', ONE, [false, false]],
  ['marks without a rule in the contract', 'Whether it is the default', [true, true]],
  ['marks under a condition', `If profiles are on, ${ONE}`, [true, true]],
  ['one mark per kind', 'Exactly one default per country', [true, true]],
])('accepts %s', (_, description, marks) => {
  expect(complaintsOf(description, ...marks)).toEqual([]);
});
