import { expect, test } from 'vitest';
import { answer, exampleBody, inPath, number, object, refusals } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { make } from './make.ts';

/** Returns the operations and wholes to which `make` sends requests before an action with this description. */
async function sentFor(description: string): Promise<string[]> {
  const run = object({ id: number });
  const contract = smallContract('runs.json', {
    openapi: '3.0.3',
    info: { title: 'Runs', version: '1' },
    paths: {
      '/runs': {
        post: {
          operationId: 'open',
          requestBody: exampleBody(object({ year: number }), { year: 2031 }),
          responses: { 201: answer('it', run), ...refusals },
        },
      },
      '/runs/{runId}': {
        parameters: [inPath('runId', number)],
        get: { operationId: 'read', responses: { 200: answer('it', run), ...refusals } },
      },
      '/runs/{runId}/slips': {
        parameters: [inPath('runId', number)],
        get: { operationId: 'list', responses: { 200: answer('all', { type: 'array', items: run }) } },
        post: {
          operationId: 'add',
          requestBody: exampleBody(object({ hours: number }), { hours: 8 }),
          responses: { 201: answer('it', run), ...refusals },
        },
      },
      '/runs/{runId}/approve': {
        parameters: [inPath('runId', number)],
        post: { operationId: 'approve', description, responses: { 200: answer('it', run), ...refusals } },
      },
    },
  });
  const sent: string[] = [];
  const { probe } = smallProbe(contract, (id, { runId }) => {
    sent.push(runId === undefined ? id : `${id} ${String(runId)}`);
    return [201, { id: 7 }];
  });
  await make(probe, contract.operationOf('approve'));
  return sent;
}

test.each([
  ['Only with at least one slip (409).', ['open', 'add 7']],
  ['Approves a draft; otherwise 409.', ['open']],
])('makes what an action needs: %s', async (description, sent) => {
  expect(await sentFor(description)).toEqual(sent);
});
