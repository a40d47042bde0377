import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { filledUp, placed } from './placed.ts';

const operation = { ...foreignOperation('petshop.changePet'), bodyMember: 'body' };

test.each([
  ['moves flat members into the body', { petId: 3, price: 9 }, { petId: 3, body: { price: 9 } }],
  [
    'keeps a request in the form of the contract',
    { petId: 3, body: { price: 9 } },
    { petId: 3, body: { price: 9 } },
  ],
  ['adds no body without body members', { petId: 3 }, { petId: 3 }],
])('%s', (_, flat, whole) => {
  expect(placed(operation, flat)).toEqual(whole);
});

test('keeps a body that is the whole request', () => {
  expect(placed(foreignOperation('petshop.createPet'), { name: 'Mimi' })).toEqual({ name: 'Mimi' });
});

test.each([
  ['fills in required members from the example', { name: 'Mimi' }, { name: 'Mimi', kind: 'cat' }],
  ['keeps given members and omits optional ones', { name: 'Rex', kind: 'dog' }, { name: 'Rex', kind: 'dog' }],
])('%s', (_, flat, whole) => {
  const plain = foreignOperation('petshop.createPet');
  const operation = { ...plain, examples: { usual: { name: 'Tom', kind: 'cat', price: 3 } } };
  expect(filledUp(operation, flat)).toEqual(whole);
});
