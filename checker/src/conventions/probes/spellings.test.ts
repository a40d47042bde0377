import { expect, test } from 'vitest';
import {
  answer,
  exampleBody,
  inPath,
  number,
  object,
  refusals,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { respelledInStates } from './spellings.ts';

const status = { ...text, enum: ['requested', 'received', 'refunded'] };
const parcel = object({ id: number, order_number: text, status });
const step = (operationId: string) => ({
  parameters: [inPath('id', number)],
  post: { operationId, responses: { 200: answer('it', parcel), ...refusals } },
});
const contract = smallContract('returns.json', {
  openapi: '3.0.3',
  info: { title: 'Returns', version: '1' },
  paths: {
    '/returns': {
      get: { operationId: 'list', responses: { 200: answer('all', { type: 'array', items: parcel }) } },
      post: {
        operationId: 'announce',
        description:
          'While a return of the same order number is `requested` or `received`, a second one is refused with 409.',
        requestBody: exampleBody(object({ order_number: text }), { order_number: 'A-1' }),
        responses: { 201: answer('it', parcel), ...refusals },
      },
    },
    '/returns/{id}': {
      parameters: [inPath('id', number)],
      get: { operationId: 'read', responses: { 200: answer('it', parcel), ...refusals } },
    },
    '/returns/{id}/receive': step('receive'),
    '/returns/{id}/refund': step('refund'),
  },
});

test.each([
  ['requested or received', ['requested', 'received'], 0],
  ['requested', ['requested'], 1],
])('announces a return again, where the backend refuses it while the first is %s', async (_, open, count) => {
  const all: { id: number; order_number: unknown; status: string }[] = [];
  const { probe, messages } = smallProbe(contract, (id, payload) => {
    const one = all.find((each) => each.id === payload['id']);
    if (id === 'announce') {
      const { order_number } = payload;
      if (all.some((each) => each.order_number === order_number && open.includes(each.status))) return [409];
      all.push({ id: all.length + 1, order_number, status: 'requested' });
      return [201, { ...all.at(-1)! }];
    }
    if (!one) return [404];
    one.status = id === 'receive' ? 'received' : 'refunded';
    return [200, { ...one }];
  });
  await respelledInStates(probe, contract.operationOf('announce'), { order_number: 'A-1' });
  expect(messages().filter((each) => each.includes('there is one with order_number'))).toHaveLength(count);
});
