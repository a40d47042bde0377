import { expect, test } from 'vitest';
import {
  changes,
  creates,
  exampleBody,
  inPath,
  lists,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { respelledInStates } from './spellings.ts';

const status = { ...text, enum: ['requested', 'received', 'refunded'] };
const parcel = object({ id: number, order_number: text, status });
const step = (operationId: string) => ({
  parameters: [inPath('id', number)],
  post: changes(operationId, parcel),
});
const contract = smallContract('returns.json', {
  paths: {
    '/returns': {
      get: lists('list', parcel),
      post: {
        ...creates('announce', parcel, exampleBody(object({ order_number: text }), { order_number: 'A-1' })),
        description:
          'While a return of the same order number is `requested` or `received`, a second one is refused with 409.',
      },
    },
    '/returns/{id}': { get: reads('read', parcel) },
    '/returns/{id}/receive': step('receive'),
    '/returns/{id}/refund': step('refund'),
  },
});

test.each([
  [0, ['requested', 'received']],
  [1, ['requested']],
])('reports %i second returns if the backend refuses them while the first is in %j', async (count, open) => {
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
