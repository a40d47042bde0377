import { expect, test } from 'vitest';
import { creates, exampleBody, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { compareWhole } from './effectOnWhole.ts';

/** Returns the findings over a backend. @param counted the visits that a check-in of two adds */
async function foundFor(description: string, counted: number): Promise<string[]> {
  const member = object({ id: number, visits: number });
  const checkIn = object({ id: number, quantity: number });
  const asked = object({ member: number, quantity: number });
  const contract = smallContract('gym.json', {
    paths: {
      '/members': { post: creates('join', member, exampleBody(object({ name: text }), { name: 'Ida' })) },
      '/members/{member}': {
        parameters: [{ name: 'member', in: 'path', required: true, schema: number }],
        get: reads('readMember', member),
      },
      '/check-ins': {
        post: { ...creates('checkIn', checkIn, exampleBody(asked, { member: 1, quantity: 2 })), description },
      },
    },
  });
  const visits: number[] = [];
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'join') return [201, { id: visits.push(0), visits: 0 }];
    const id = Number(payload['member']);
    if (operation === 'readMember') return [200, { id, visits: visits[id - 1] }];
    visits[id - 1] = (visits[id - 1] ?? 0) + counted;
    return [201, { id: 1, quantity: 2 }];
  });
  await compareWhole(probe, contract.operationOf('checkIn'));
  return messages();
}

test('reports a member whose visits do not grow by the quantity that the contract adds to them', async () => {
  const says = "The quantity is added to the member's `visits`.";
  expect(await foundFor(says, 1)).toEqual([
    expect.stringMatching(/^visits of member \d+ was 0 and is 1 after quantity 2; the contract says/),
  ]);
  expect(await foundFor(says, 2)).toEqual([]);
  expect(await foundFor('Records a visit.', 1)).toEqual([]);
});
