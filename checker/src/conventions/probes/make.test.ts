import { expect, test } from 'vitest';
import {
  changes,
  creates,
  exampleBody,
  lists,
  number,
  object,
  reads,
  removes,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { ask } from './ask.ts';
import { createOnSomeDay, make, makeNew } from './make.ts';

/** Returns the operations that `make` calls before an action with this description, each with the run that it names. */
async function sentFor(description: string): Promise<string[]> {
  const run = object({ id: number });
  const contract = smallContract('runs.json', {
    paths: {
      '/runs': { post: creates('open', run, exampleBody(object({ year: number }), { year: 2031 })) },
      '/runs/{runId}': { get: reads('read', run) },
      '/runs/{runId}/slips': {
        get: lists('list', run),
        post: creates('add', run, exampleBody(object({ hours: number }), { hours: 8 })),
      },
      '/runs/{runId}/approve': { post: { ...changes('approve', run), description } },
    },
  });
  const sent: string[] = [];
  const { probe } = smallProbe(contract, (id, { runId }) => {
    sent.push(runId === undefined ? id : `${id} ${String(runId)}`);
    return [201, { id: 7 }];
  });
  await make(probe, contract.operationOf('approve'));
  return sent;
}

test.each([
  ['Only with at least one slip (409).', ['open', 'add 7']],
  ['Approves a draft; otherwise 409.', ['open']],
])('makes what an action needs: %s', async (description, sent) => {
  expect(await sentFor(description)).toEqual(sent);
});

const day = { ...text, format: 'date' };
const stays = smallContract('stays.json', {
  paths: {
    '/stays': {
      post: creates(
        'book',
        object({ id: number }),
        exampleBody(object({ arrival: day }), { arrival: '2031-05-01' }),
      ),
    },
    '/stays/{id}': { get: reads('read', object({ id: number })), delete: removes('drop') },
  },
});

test('creates on a later day what is refused on the day of the example', async () => {
  const days: unknown[] = [];
  const { probe } = smallProbe(stays, (_, { arrival }) => {
    days.push(arrival);
    return arrival === '2031-05-01' ? [409] : [201, { id: 1 }];
  });
  const sent = await createOnSomeDay(probe, stays.operationOf('book'), { arrival: '2031-05-01' });
  expect([sent?.exchange.verdict.success, days]).toEqual([true, ['2031-05-01', '2031-05-11']]);
});

test.each([1, '1'])(
  'no longer takes a resource for the newest after its removal with the id %j in the path',
  async (id) => {
    const { probe } = smallProbe(stays, (called) => (called === 'book' ? [201, { id: 1 }] : [204]));
    const [role] = stays.operationOf('book').roles ?? [];
    expect(await makeNew(probe, role!.resource)).toBe(1);
    await ask(probe, stays.operationOf('drop'), { id });
    expect(probe.requests.newest.size).toBe(0);
  },
);

const orders = smallContract('orders.json', {
  paths: {
    '/orders': {
      post: creates(
        'order',
        object({ id: number }),
        exampleBody(object({ order_number: text }), { order_number: 'A-7' }),
      ),
    },
    '/orders/{id}': { get: reads('read', object({ id: number })) },
  },
});

test.each([
  ['repeats it with another number', 'The order number is already in use.', 2],
  ['keeps the number', 'The shop is closed.', undefined],
])('after a refused creation, %s: "%s"', async (_, detail, made) => {
  const { probe } = smallProbe(orders, (__, { order_number: own }) =>
    own === 'A-7' ? [409, { detail }] : [201, { id: 2 }],
  );
  const [role] = orders.operationOf('order').roles ?? [];
  expect(await makeNew(probe, role!.resource)).toBe(made);
});
