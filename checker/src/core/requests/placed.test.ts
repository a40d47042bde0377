import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { filledUp, placed } from './placed.ts';

const operation = { ...foreignOperation('petshop.changePet'), bodyMember: 'body' };

test.each([
  ['beside each other', { petId: 3, price: 9 }, { petId: 3, body: { price: 9 } }],
  ['as the contract has it', { petId: 3, body: { price: 9 } }, { petId: 3, body: { price: 9 } }],
  ['no body', { petId: 3 }, { petId: 3 }],
])('%s', (_, flat, whole) => {
  expect(placed(operation, flat)).toEqual(whole);
});

test('keeps a body that is the whole request', () => {
  expect(placed(foreignOperation('petshop.createPet'), { name: 'Mimi' })).toEqual({ name: 'Mimi' });
});

test.each([
  ['what has to be there is as the contract shows it', { name: 'Mimi' }, { name: 'Mimi', kind: 'cat' }],
  [
    'what is named stays, and what may be missing is',
    { name: 'Rex', kind: 'dog' },
    { name: 'Rex', kind: 'dog' },
  ],
])('%s', (_, flat, whole) => {
  const plain = foreignOperation('petshop.createPet');
  const operation = { ...plain, examples: { usual: { name: 'Tom', kind: 'cat', price: 3 } } };
  expect(filledUp(operation, flat)).toEqual(whole);
});
