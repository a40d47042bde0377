import { expect, test } from 'vitest';
import {
  changes,
  creates,
  exampleBody,
  number,
  object,
  reads,
  removes,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { nameInState } from './inStateOfOther.ts';

const run = object({ id: number, status: { ...text, enum: ['draft', 'approved'] } });
const slip = object({ id: number, runId: number });
const contract = smallContract('runs.json', {
  paths: {
    '/runs': { post: creates('open', run, exampleBody(object({ group: text }), { group: 'office' })) },
    '/runs/{runId}': { get: reads('readRun', run) },
    '/runs/{runId}/approve': { post: changes('approve', run) },
    '/runs/{runId}/slips': {
      post: {
        ...creates('add', slip, exampleBody(object({ hours: number }), { hours: 8 })),
        description: 'Refused with 409 if the run is approved.',
      },
    },
    '/slips/{slipId}': {
      get: reads('readSlip', slip),
      delete: {
        ...removes('remove'),
        description: 'The slips of a run that is no longer a draft cannot be removed (409).',
      },
    },
  },
});

test.each([
  ['add', 'refuses it', false, []],
  ['add', 'accepts it', true, [/accepted in runId \d+, whose status is approved/]],
  ['remove', 'refuses it', false, []],
  ['remove', 'accepts it', true, [/runId \d+ is approved, and it is accepted; .*no longer a draft/]],
])('judges %s for an approved run, where the backend %s', async (id, _, accepts, expected) => {
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
