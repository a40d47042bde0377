import { expect, test } from 'vitest';
import { creates, inPath, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
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
