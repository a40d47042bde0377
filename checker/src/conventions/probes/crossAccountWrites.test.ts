import { expect, test } from 'vitest';
import {
  answer,
  changes,
  creates,
  exampleBody,
  inPath,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { writeAsOther } from './crossAccountWrites.ts';

const signup = object({ id: number, note: text });

/** Returns what is found where another account creates below a shift, and its reads of these operations are refused. */
async function foundFor(refused: readonly string[]): Promise<string[]> {
  const contract = smallContract('shifts.json', {
    paths: {
      '/shifts/{shift}': {
        parameters: [inPath('shift', number)],
        get: reads('readShift', object({ id: number, name: text })),
      },
      '/shifts/{shift}/signups': {
        parameters: [inPath('shift', number)],
        get: reads('listSignups', { type: 'array', items: signup }),
        post: creates('signUp', signup),
      },
    },
  });
  const { probe, messages } = smallProbe(contract, (operation, _, login) => {
    if (login === 'other' && refused.includes(operation)) return [403];
    if (operation === 'listSignups') return [200, [{ id: 1, note: 'gloves' }]];
    return [operation === 'signUp' ? 201 : 200, { id: 1, note: 'gloves', name: 'early' }];
  });
  await writeAsOther(probe, contract.operationOf('signUp'), { shift: 5 });
  return messages();
}

test.each([
  ['neither the list nor its parent', [], 0],
  ['the list, which is for some roles only', ['listSignups'], 0],
  ['the list and its parent', ['listSignups', 'readShift'], 1],
])('judges a creation by another account that may not read %s', async (_refused, operations, count) => {
  expect(await foundFor(operations)).toHaveLength(count);
});

const freeze = object({ id: number, status: text });

/** Returns what is found where another account ends a freeze, which nothing reads. @param notFound description of the 404 */
async function foundForUnread(notFound: string, isMemberHidden: boolean): Promise<string[]> {
  const ends = changes('endFreeze', freeze);
  const contract = smallContract('gym.json', {
    paths: {
      '/members/{member}': {
        parameters: [inPath('member', number)],
        get: reads('readMember', object({ id: number, name: text })),
      },
      '/freezes': { post: creates('freeze', freeze, exampleBody(object({ member: number }), { member: 3 })) },
      '/freezes/{freeze}/end': {
        parameters: [inPath('freeze', number)],
        post: { ...ends, responses: { ...ends.responses, 404: answer(notFound) } },
      },
    },
  });
  const { probe, messages } = smallProbe(contract, (operation, _, login) => {
    if (operation === 'readMember' && login === 'other' && isMemberHidden) return [404];
    return [200, operation === 'readMember' ? { id: 3, name: 'Ida' } : { id: 5, status: 'ended' }];
  });
  probe.requests.accepted.set(contract.operationOf('freeze'), { member: 3 });
  await writeAsOther(probe, contract.operationOf('endFreeze'), { freeze: 5 });
  return messages();
}

test.each([
  ['of its member, whom it may not read', 'It does not exist, or belongs to another household.', true, 1],
  ['of a member whom it may read', 'It does not exist, or belongs to another household.', false, 0],
  ['where the contract refuses only missing ones', 'It does not exist.', true, 0],
])('judges the end of a freeze by another account %s', async (_, notFound, isMemberHidden, count) => {
  expect(await foundForUnread(notFound, isMemberHidden)).toHaveLength(count);
});
