import { expect, test } from 'vitest';
import {
  answer,
  exampleBody,
  inPath,
  number,
  object,
  refusals,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { nameInState } from './inStateOfOther.ts';

const run = object({ id: number, status: { ...text, enum: ['draft', 'approved'] } });
const slip = object({ id: number, runId: number });
const contract = smallContract('runs.json', {
  openapi: '3.0.3',
  info: { title: 'Runs', version: '1' },
  paths: {
    '/runs': {
      post: {
        operationId: 'open',
        requestBody: exampleBody(object({ group: text }), { group: 'office' }),
        responses: { 201: answer('it', run), ...refusals },
      },
    },
    '/runs/{runId}': {
      parameters: [inPath('runId', number)],
      get: { operationId: 'readRun', responses: { 200: answer('it', run), ...refusals } },
    },
    '/runs/{runId}/approve': {
      parameters: [inPath('runId', number)],
      post: { operationId: 'approve', responses: { 200: answer('it', run), ...refusals } },
    },
    '/runs/{runId}/slips': {
      parameters: [inPath('runId', number)],
      post: {
        operationId: 'add',
        description: 'Refused with 409 if the run is approved.',
        requestBody: exampleBody(object({ hours: number }), { hours: 8 }),
        responses: { 201: answer('it', slip), ...refusals },
      },
    },
    '/slips/{slipId}': {
      parameters: [inPath('slipId', number)],
      get: { operationId: 'readSlip', responses: { 200: answer('it', slip), ...refusals } },
      delete: {
        operationId: 'remove',
        description: 'The slips of a run that is no longer a draft cannot be removed (409).',
        responses: { 204: answer('gone'), ...refusals },
      },
    },
  },
});

test.each([
  ['add', 'refuses it', false, []],
  ['add', 'accepts it', true, [/accepted in runId \d+, whose status is approved/]],
  ['remove', 'refuses it', false, []],
  ['remove', 'accepts it', true, [/runId \d+ is approved, and it is accepted; .*no longer a draft/]],
])('sends %s for an approved run, where the backend %s', async (id, _, accepts, expected) => {
  const states = new Map<number, string>();
  const runs = new Map<number, number>();
  let count = 0;
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    const own = Number(payload['runId'] ?? runs.get(Number(payload['slipId'])));
    const shown = { id: own, status: states.get(own) };
    if (operation === 'open') {
      states.set((count += 1), 'draft');
      return [201, { id: count, status: 'draft' }];
    }
    if (operation === 'approve') states.set(own, 'approved');
    if (operation === 'approve' || operation === 'readRun')
      return [200, { ...shown, status: states.get(own) }];
    if (states.get(own) === 'approved' && !accepts) return [409];
    if (operation === 'remove') return [204];
    runs.set((count += 1), own);
    return [201, { id: count, runId: own }];
  });
  await nameInState(probe, contract.operationOf(id));
  expect(messages()).toEqual(expected.map((each) => expect.stringMatching(each)));
});
