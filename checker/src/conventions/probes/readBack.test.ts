import { expect, test } from 'vitest';
import { body, creates, lists, number, reads, secured, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { ask } from './ask.ts';
import { readBack } from './readBack.ts';

const order = { type: 'object', properties: { id: number, note: text } };
const contract = smallContract('orders.json', {
  ...secured,
  paths: {
    '/orders': {
      get: { ...lists('list', order), description: 'Guests see their own orders, staff see all.' },
      post: creates('create', order, body({ note: text })),
    },
    '/orders/{id}': { get: reads('get', order) },
  },
});

test.each([
  [
    'reports a new order that the list shows to another account, and its id does not',
    { reads: false, lists: true },
    ['id 1 of another account is listed, and is 404'],
  ],
  ['accepts a new order that is hidden from another account', { reads: false, lists: false }, []],
  ['accepts a new order that another account reads and lists', { reads: true, lists: true }, []],
])('%s', async (_, { reads, lists }, expected) => {
  const shown = { id: 1, note: 'Blue tent' };
  const { probe, messages } = smallProbe(contract, (id, __, login) => {
    if (id === 'create') return [201, shown];
    const isOwner = login === 'parent';
    if (id === 'get') return isOwner || reads ? [200, shown] : [404, {}];
    return [200, isOwner || lists ? [shown] : []];
  });
  const create = contract.operationOf('create');
  const made = await ask(probe, create, { note: shown.note });
  await readBack(probe, create, made!);
  expect(messages()).toEqual(expected.map((each) => expect.stringContaining(each)));
});
