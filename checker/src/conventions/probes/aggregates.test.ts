import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { body, creates, lists, number, object, reads, removes } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { addUpParts } from './aggregates.ts';

const line = object({ id: number, amount: number });
const order = object({ id: number, total: { ...number, description: 'Sum of the amounts of its lines' } });
const contract = smallContract('orders.json', {
  paths: {
    '/orders': { post: creates('create', order) },
    '/orders/{orderId}': { get: reads('get', order) },
    '/orders/{orderId}/lines': {
      get: lists('list', line),
      post: creates('add', line, body({ amount: number }, ['amount'])),
    },
    '/orders/{orderId}/lines/{lineId}': { get: reads('getLine', line), delete: removes('remove') },
  },
});

/** Returns the findings about the total over a backend that adds each line up, or forgets one change. */
async function findingsFor(forgets: 'nothing' | 'second line' | 'removal'): Promise<string[]> {
  let lines: { readonly id: number; readonly amount: number }[] = [];
  let [total, last] = [0, 0];
  const { probe, messages } = smallProbe(contract, (id, payload: Payload) => {
    if (id === 'create' || id === 'get') return [id === 'get' ? 200 : 201, { id: 1, total }];
    if (id === 'list') return [200, lines];
    if (id === 'add') {
      const made = { id: (last += 1), amount: Number(payload['amount']) };
      lines.push(made);
      if (last !== 2 || forgets !== 'second line') total += made.amount;
      return [201, made];
    }
    const found = lines.find((each) => each.id === payload['lineId']);
    if (!found) return [404, {}];
    if (id === 'getLine') return [200, found];
    lines = lines.filter((each) => each !== found);
    if (forgets !== 'removal') total -= found.amount;
    return [204];
  });
  await addUpParts(probe);
  return messages().filter((each) => each.startsWith('total is'));
}

test.each(['second line', 'removal'] as const)('reports a total that misses the %s', async (forgets) => {
  expect(await findingsFor(forgets)).toEqual([
    expect.stringMatching(/^total is \d+, and those listed have amount .*Sum of the amounts of its lines/),
  ]);
});

test('accepts a total that follows each line', async () => {
  expect(await findingsFor('nothing')).toEqual([]);
});
