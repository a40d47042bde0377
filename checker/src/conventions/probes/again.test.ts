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

test.each([
  ['reports two at once that are accepted', [409, 201, 201], ['409']],
  ['gives the code that has refused the second in sequence', [423, 201, 201], ['423']],
  ['accepts two at once of which one is refused', [409, 201, 409], []],
  ['judges none at once after a second in sequence that is accepted', [201, 201, 201], []],
])('%s', async (_, statuses, codes) => {
  let count = 0;
  const { probe, messages } = smallProbe(contract, () => [statuses[count]!, { id: (count += 1), row: 1 }]);
  await again(probe, contract.operationOf('take'), contract.sent('take', { row: 1 }, { id: 9, row: 1 }));
  expect(messages().filter((each) => each.includes('at once'))).toEqual(
    codes.map((code) => `the same is accepted twice at once; one after the other it is refused with ${code}`),
  );
});
