/** The contract of a kennel: what only the staff may do, what other keepers must not see, and a key for a payment that nothing reads. */
import {
  answer,
  exampleBody,
  inPath,
  number,
  object,
  refused,
  secured,
  text,
} from '../../../src/core/fixtures/contractParts.ts';

const name = { ...text, minLength: 1, maxLength: 40 };
const dog = object({ id: number, name, state: { ...text, enum: ['in', 'out'] } });
const run = object({ id: number, size: number });
const amount = { ...number, minimum: 1, maximum: 5000 };
const deposit = object({ id: number, amount, at: text });
const size = { ...number, minimum: 1, maximum: 9 };
const all = (item: object) => answer('all', { type: 'array', items: item });

export const kennelContract = {
  openapi: '3.0.3',
  info: { title: 'Kennel', version: '1' },
  ...secured,
  paths: {
    '/dogs': {
      get: {
        operationId: 'listDogs',
        description: 'Keepers get their own dogs, kennel staff gets all dogs.',
        responses: { 200: all(dog), ...refused(401) },
      },
      post: {
        operationId: 'addDog',
        requestBody: exampleBody(object({ name }), { name: 'Rex' }),
        responses: { 201: answer('it', dog), ...refused(400, 401) },
      },
    },
    '/dogs/{dogId}': {
      parameters: [inPath('dogId', { ...number, example: 1 })],
      get: {
        operationId: 'getDog',
        description: 'The dog of another keeper is a 404. Kennel staff may read every dog.',
        responses: { 200: answer('it', dog), ...refused(400, 401, 404) },
      },
    },
    '/dogs/{dogId}/release': {
      parameters: [inPath('dogId', { ...number, example: 1 })],
      post: {
        operationId: 'releaseDog',
        description: 'Kennel staff only. A dog that is out already is a 409.',
        responses: { 200: answer('it', dog), ...refused(400, 401, 403, 404, 409) },
      },
    },
    '/runs': { get: { operationId: 'listRuns', responses: { 200: all(run), ...refused(401) } } },
    '/runs/{runId}': {
      parameters: [inPath('runId', { ...number, example: 1 })],
      get: { operationId: 'getRun', responses: { 200: answer('it', run), ...refused(400, 401, 404) } },
      patch: {
        operationId: 'changeRun',
        description: 'Kennel staff only.',
        requestBody: exampleBody(object({ size }), { size: 3 }),
        responses: { 200: answer('it', run), ...refused(400, 401, 403, 404) },
      },
    },
    '/deposits': {
      post: {
        operationId: 'addDeposit',
        description:
          'A request that repeats an `Idempotency-Key` of the same keeper adds nothing and is answered with the first deposit. With another body it is a 409.',
        parameters: [
          { name: 'Idempotency-Key', in: 'header', schema: { ...text, minLength: 8, maxLength: 64 } },
        ],
        requestBody: exampleBody(object({ amount }), { amount: 25 }),
        responses: {
          200: answer('the first one', deposit),
          201: answer('it', deposit),
          ...refused(400, 401, 409),
        },
      },
    },
  },
};
