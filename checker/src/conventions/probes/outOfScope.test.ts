import { expect, test } from 'vitest';
import {
  answer,
  creates,
  exampleBody,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { nameOutOfScope } from './outOfScope.ts';

const job = object({ id: number, customer_id: number });
const create = creates('createJob', job, exampleBody(object({ customer_id: number }), { customer_id: 7 }));
const { operations, operationOf, ...rest } = smallContract('jobs.json', {
  paths: {
    '/customers': { post: creates('createCustomer', object({ id: number, name: text })) },
    '/customers/{customer_id}': { get: reads('readCustomer', object({ id: number, name: text })) },
    '/jobs': {
      post: {
        ...create,
        responses: { ...create.responses, 404: answer('The workshop has no such customer') },
      },
    },
    '/jobs/{job_id}': { get: reads('readJob', job) },
  },
});

/** Returns what is found where another account gets these responses to its read of the customer and to its creation. */
async function foundFor(read: number, created: number, shown: number): Promise<string[]> {
  const { probe, messages } = smallProbe({ operations, operationOf, ...rest }, (id, payload, login) => {
    if (id === 'readCustomer') return [login === 'other' ? read : 200, { id: 7, name: 'Alma' }];
    return login === 'other' ? [created, { id: 1, customer_id: shown }] : [201, { id: 1, ...payload }];
  });
  await nameOutOfScope(probe, operationOf('createJob'));
  return messages();
}

test('reports an account that names what does not exist for it', async () => {
  expect(await foundFor(404, 201, 7)).toEqual([
    "customer_id 7 does not exist for another account, whose request with it is accepted; the contract says 'The workshop has no such customer'",
  ]);
});

test.each([
  ['may read it', 200, 201, 7],
  // It may belong to the same workshop, and lack a right.
  ['may not read it', 403, 201, 7],
  ['is refused', 404, 404, 7],
  ['gets something else', 404, 201, 8],
  ['gets the result later', 404, 202, 7],
])('accepts an account that %s', async (_, read, created, shown) => {
  expect(await foundFor(read, created, shown)).toEqual([]);
});

test('asks for a later day if something is booked on the first one', async () => {
  const day = { ...text, format: 'date' };
  const asked = object({ customer_id: number, day });
  const example = { customer_id: 7, day: '2027-05-03' };
  const contract = smallContract('visits.json', {
    paths: {
      '/customers': { post: creates('createCustomer', object({ id: number, name: text })) },
      '/customers/{customer_id}': { get: reads('readCustomer', object({ id: number, name: text })) },
      '/visits': {
        post: {
          ...creates('book', object({ id: number, customer_id: number, day }), exampleBody(asked, example)),
          description: 'The customer must be one of your own (404).',
        },
      },
    },
  });
  const { probe, messages } = smallProbe(contract, (id, payload, login) => {
    if (id === 'readCustomer') return [login === 'other' ? 404 : 200, { id: 7, name: 'Alma' }];
    return payload['day'] === example.day ? [409, {}] : [201, { id: 1, ...payload }];
  });
  await nameOutOfScope(probe, contract.operationOf('book'));
  expect(messages()).toEqual([expect.stringMatching(/^customer_id 7 does not exist for another account/)]);
});
