import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { body, creates, inQuery, lists, number, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { filterAwayOthers } from './filteredOthers.ts';

const loan = { type: 'object', properties: { id: number, status: text } };
const contract = smallContract('loans.json', {
  paths: {
    '/loans': {
      get: { ...lists('list', loan), parameters: [inQuery('status')] },
      post: creates('borrow', loan, body({ title: text })),
    },
    '/loans/{id}': { get: reads('get', loan) },
  },
});

const loanOfOther = { id: 2, status: 'open' };

/** Returns the findings. `reads`: the user can read the other's loan by id; `lists`: the filter finds it. */
async function findingsFor({ reads, lists }: { reads: boolean; lists: boolean }): Promise<string[]> {
  const { probe, messages } = smallProbe(contract, (id, payload: Payload) => {
    if (id === 'borrow') return [201, loanOfOther];
    if (id === 'get') return reads ? [200, loanOfOther] : [404, {}];
    return [200, payload['status'] === 'open' && lists ? [loanOfOther] : []];
  });
  await filterAwayOthers(probe, contract.operationOf('list'));
  return messages();
}

test("reports a filter that finds another account's resource, which the user may not read", async () => {
  expect(await findingsFor({ reads: false, lists: true })).toEqual([
    expect.stringContaining('id 2 of another account is listed where status open is asked for'),
  ]);
});

test.each([
  ['may read by id', { reads: true, lists: true }],
  ['finds nowhere', { reads: false, lists: false }],
])("accepts another account's resource that the user %s", async (_, backend) => {
  expect(await findingsFor(backend)).toEqual([]);
});
