import { expect, test } from 'vitest';
import { answer, body, inPath, number, refusals, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { ask } from './ask.ts';
import { readBack } from './readBack.ts';

const order = { type: 'object', properties: { id: number, note: text } };
const contract = smallContract('orders.json', {
  openapi: '3.0.3',
  info: { title: 'Orders', version: '1' },
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  paths: {
    '/orders': {
      get: {
        operationId: 'list',
        description: 'Guests see their own orders, staff see all.',
        responses: { 200: answer('them', { type: 'array', items: order }) },
      },
      post: {
        operationId: 'create',
        requestBody: body({ note: text }),
        responses: { 201: answer('it', order), ...refusals },
      },
    },
    '/orders/{id}': {
      parameters: [inPath('id', number)],
      get: { operationId: 'get', responses: { 200: answer('it', order), ...refusals } },
    },
  },
});

test.each([
  [
    'hides it by id and lists it',
    { reads: false, lists: true },
    ['id 1 of another account is listed, and is 404'],
  ],
  ['hides it', { reads: false, lists: false }, []],
  ['shows it by id and lists it', { reads: true, lists: true }, []],
])('reads a new order as another account, to which the backend %s', async (_, { reads, lists }, expected) => {
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
