import { expect, test } from 'vitest';
import { inQuery, lists, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { sortByTwo } from './secondKey.ts';

const contract = smallContract('books.json', {
  paths: {
    '/books': {
      get: {
        ...lists('list', object({ title: text, year: number, '+1': number })),
        parameters: [inQuery('sort', text, 'Several keys, separated by commas: title, year. `-year` falls.')],
      },
    },
  },
});
// `+1` is a member name that is not a valid regular expression.
const emma = { title: 'Emma', year: 1815, '+1': 3 };
const reprint = { ...emma, year: 1996 };

test.each([
  { does: 'ignores the second key', isSorted: false, findings: 1 },
  { does: 'sorts by the second key too', isSorted: true, findings: 0 },
])('a backend that $does has $findings findings', async ({ isSorted, findings }) => {
  const { probe, messages } = smallProbe(contract, (_id, { sort = '' }) => {
    const isFalling = String(sort).endsWith('-year');
    return [200, isSorted && isFalling ? [reprint, emma] : [emma, reprint]];
  });
  await sortByTwo(probe, contract.operationOf('list'));
  expect(messages()).toHaveLength(findings);
});
