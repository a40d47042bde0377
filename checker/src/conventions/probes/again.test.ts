import { expect, test } from 'vitest';
import { answer, creates, exampleBody, number, object, refusals } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { again } from './again.ts';

const seat = object({ id: number, row: number });
const contract = smallContract('seats.json', {
  paths: {
    '/seats': {
      post: {
        ...creates('take', seat, exampleBody(object({ row: number }), { row: 1 })),
        responses: { 201: answer('it', seat), ...refusals, 423: answer('locked') },
      },
    },
  },
});

// Statuses: of the repeat after the accepted write, then of two equal writes that are sent at once.
test.each<[string, number, readonly number[], readonly string[]]>([
  ['reports a concurrent pair that is accepted', 409, [201, 201], ['409']],
  ['names the code that refused the repeat', 423, [201, 201], ['423']],
  ['accepts a concurrent pair of which one is refused', 409, [201, 409], []],
  ['sends no concurrent pair after a repeat that is accepted', 201, [], []],
])('%s', async (_, repeat, pair, codes) => {
  const statuses = [repeat, ...pair];
  let count = 0;
  const { probe, messages } = smallProbe(contract, () => [statuses[count]!, { id: (count += 1), row: 1 }]);
  await again(probe, contract.operationOf('take'), contract.sent('take', { row: 1 }, { id: 9, row: 1 }));
  expect(count).toBe(statuses.length);
  expect(messages().filter((each) => each.includes('at once'))).toEqual(
    codes.map((code) => `the same is accepted twice at once; one after the other it is refused with ${code}`),
  );
});
