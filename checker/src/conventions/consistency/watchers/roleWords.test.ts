import { expect, test } from 'vitest';
import { answer, secured } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { roleWordOf } from './roleWords.ts';

test.each([
  ['a sentence that ends with only', 'For agents only.', 'agent'],
  ['a sentence that begins with only', 'Only the manager may assign tickets.', 'manager'],
  ['a word in brackets', 'Closes the ticket (agents only).', 'agent'],
  ['a kind of values', 'Sets the code (numbers only).', undefined],
  ['a kind of letters', 'Sets the code (letters only).', undefined],
  ['an own resource', 'Own ones only.', undefined],
  ['another condition beside the role', 'Agents only, otherwise only the own ones.', undefined],
])('reads the required role from %s', (_, description, role) => {
  const { operationOf } = smallContract('desk.json', {
    ...secured,
    paths: {
      '/tickets': {
        get: { operationId: 'list', description, responses: { 200: answer('all'), 403: answer('no') } },
      },
    },
  });
  expect(roleWordOf(operationOf('list'))).toBe(role);
});
