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

const visit = { type: 'object', properties: { id: number, member: number } };

/** Returns the findings over a list of visits that exist already, of which the other account has number 7. @param says what the list shows */
async function foundInLists(says: string, leaks: boolean, hasRead: boolean): Promise<string[]> {
  const { operations, operationOf, sent } = smallContract('visits.json', {
    paths: {
      '/visits': {
        get: { ...lists('list', visit), description: says, parameters: [inQuery('member', number)] },
        post: creates('record', visit, body({ member: number })),
      },
      ...(hasRead && { '/visits/{id}': { get: reads('get', visit) } }),
    },
  });
  const { probe, messages } = smallProbe({ operations, operationOf, sent }, (id, payload: Payload, login) => {
    if (id === 'record') return [403, {}];
    if (id === 'get')
      return payload['id'] === 7 && login === 'other' ? [200, { id: 7, member: 4 }] : [404, {}];
    if (login === 'other') return [200, [{ id: 7, member: 4 }]];
    return [200, payload['member'] === 4 ? (leaks ? [{ id: 7, member: 4 }] : []) : [{ id: 1, member: 3 }]];
  });
  await filterAwayOthers(probe, operationOf('list'));
  return messages();
}

const LEAK = expect.stringMatching(/^id 7 of another account is listed where member 4 is asked for, and /);

test.each([
  ['of the own household, without a read', 'Visits of the members of your household.', false],
  ['of the own, without a read', 'Returns your visits.', false],
  ['that the user may not read', 'Visits.', true],
])('reports a filter that finds a visit of another account in a list %s', async (_, says, hasRead) => {
  expect(await foundInLists(says, true, hasRead)).toEqual([LEAK]);
  expect(await foundInLists(says, false, hasRead)).toEqual([]);
});

test('accepts a filter that finds a visit of another account where nothing makes the list private', async () => {
  expect(await foundInLists('Visits.', true, false)).toEqual([]);
});
