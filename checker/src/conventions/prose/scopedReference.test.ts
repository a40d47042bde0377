import { expect, test } from 'vitest';
import { answer, body, number, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { scopedReferences } from './scopedReference.ts';

/** Returns the members that must name a resource of the caller's house, by the description of a 404 or of the operation. */
function membersFor(refusal: string, description = ''): string[] {
  const { operations, operationOf } = smallContract('jobs.json', {
    paths: {
      '/jobs': {
        post: {
          operationId: 'create',
          description,
          parameters: [{ name: 'X-Depot', in: 'header', schema: text }],
          requestBody: body({ customer_id: number, bikeId: text, fleet_id: number, title: text }),
          responses: { 201: answer('it'), 404: answer(refusal) },
        },
      },
      '/events/{id}': { get: { operationId: 'event', responses: { 200: answer('it') } } },
    },
  });
  return scopedReferences(operationOf('create'), operations).map(({ member }) => member);
}

test.each([
  ['The workshop has no such customer.', ['customer_id']],
  ['No such bike in your workshop', ['bikeId']],
  ['The customer does not belong to the workshop', ['customer_id']],
  ['Customer is no customer of this company', ['customer_id']],
])('reads in "%s" that %j must name something of the own house', (refusal, members) => {
  expect(membersFor(refusal)).toEqual(members);
});

test.each([
  ['without a house', 'No such customer'],
  ['about a house that a path names', 'The event has no such customer'],
  ['about a house that the body names', 'The bike does not belong to the fleet'],
  ['about a house that a header names', 'No such bike in this depot'],
  ['about all houses', 'No such customer in the system'],
  ['about no member', 'The workshop has no such part'],
  ['about a member that is no reference', 'The workshop has no such title'],
  ['with a condition', 'The workshop has no such customer who is active'],
  ['about another refusal', 'The workshop has no such customer yet'],
])('reads nothing in a sentence %s: "%s"', (_, refusal) => {
  expect(membersFor(refusal)).toEqual([]);
});

test.each([
  [
    'The customer must be one of your own (the staff chooses any) and be active; otherwise 404.',
    ['customer_id'],
  ],
  ['The bike has to belong to the caller.', ['bikeId']],
  ['The bike must be one of your own house.', []],
  ['The bike must be clean.', []],
  ['The bike must not be one of your own.', []],
  ['The part must be one of your own.', []],
])('reads in the description "%s" that %j must name something of the caller', (description, members) => {
  expect(membersFor('no', description)).toEqual(members);
});
