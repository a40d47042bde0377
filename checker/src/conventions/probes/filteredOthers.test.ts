import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { answer, body, inPath, inQuery, number, refusals, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { filterAwayOthers } from './filteredOthers.ts';

const loan = { type: 'object', properties: { id: number, status: text } };
const contract = smallContract('loans.json', {
  openapi: '3.0.3',
  info: { title: 'Loans', version: '1' },
  paths: {
    '/loans': {
      get: {
        operationId: 'list',
        parameters: [inQuery('status')],
        responses: { 200: answer('all', { type: 'array', items: loan }) },
      },
      post: {
        operationId: 'borrow',
        requestBody: body({ title: text }),
        responses: { 201: answer('it', loan), ...refusals },
      },
    },
    '/loans/{id}': {
      parameters: [inPath('id', number)],
      get: { operationId: 'get', responses: { 200: answer('it', loan), ...refusals } },
    },
  },
});

const others = { id: 2, status: 'open' };

/** Returns the findings over a backend that lets the user read the other's loan by id, or find it in the filtered list. */
async function findingsFor({ reads, lists }: { reads: boolean; lists: boolean }): Promise<string[]> {
  const { probe, messages } = smallProbe(contract, (id, payload: Payload) => {
    if (id === 'borrow') return [201, others];
    if (id === 'get') return reads ? [200, others] : [404, {}];
    return [200, payload['status'] === 'open' && lists ? [others] : []];
  });
  await filterAwayOthers(probe, contract.operationOf('list'));
  return messages();
}

test('reports a filter that finds a resource which another account may not read', async () => {
  expect(await findingsFor({ reads: false, lists: true })).toEqual([
    expect.stringContaining('id 2 of another account is listed where status open is asked for'),
  ]);
});

test.each([
  { reads: true, lists: true },
  { reads: false, lists: false },
])('accepts %j', async (backend) => {
  expect(await findingsFor(backend)).toEqual([]);
});
