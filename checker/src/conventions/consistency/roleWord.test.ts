import { expect, test } from 'vitest';
import { answer, secured } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { roleWordOf } from './roleWord.ts';

test.each([
  ['a sentence that ends with only', 'For agents only.', 'agent'],
  ['a sentence that begins with only', 'Only the manager may assign tickets.', 'manager'],
  ['a word in brackets', 'Closes the ticket (agents only).', 'agent'],
  ['a role of two words', 'Kitchen staff only. Hands out the order.', 'kitchen staff'],
  ['a role named by its place', 'Rental desk only. The tool leaves the yard.', 'rental desk'],
  ['keys of a role', 'Only staff keys can do this; others get 403.', 'staff key'],
  ['a role of several words', 'For the pharmacist in charge only.', 'pharmacist in charge'],
  ['several words that begin with only', 'Only shift leaders may close tickets.', 'shift leader'],
  ['several words in brackets', 'Closes the ticket (kitchen staff only).', 'kitchen staff'],
  ['two roles', 'Guardians and kitchen staff only.', undefined],
  ['a role beside one that is let in', 'Kitchen staff only. Guardians may do it too.', undefined],
  ['another condition with a status of its own', 'Agents only. One above the limit is a 409.', 'agent'],
  ['another condition that also gives 403', 'Agents only. One above the limit is a 403.', undefined],
  ['several words about a thing', 'Urgent tickets only.', undefined],
  ['several words about the resource that end like a person', 'Sent reminders only.', undefined],
  ['several words about time', 'Working days only.', undefined],
  ['a kind of values', 'Sets the code (numbers only).', undefined],
  ['a kind of letters', 'Sets the code (letters only).', undefined],
  ['an own resource', 'Own ones only.', undefined],
  ['another condition beside the role', 'Agents only, otherwise only the own ones.', undefined],
])('reads the required role, if there is one, from %s', (_, description, role) => {
  const { operationOf } = smallContract('desk.json', {
    ...secured,
    paths: {
      '/reminders': {
        get: { operationId: 'list', description, responses: { 200: answer('all'), 403: answer('no') } },
      },
    },
  });
  expect(roleWordOf(operationOf('list'))).toBe(role);
});
