/** Requests in a state of check.yaml with a `with`. If it serves several rows, each operation gets only the members that it has. */
import { expect, test } from 'vitest';
import type { StateOf } from '../config/configuration.ts';
import type { Payload } from '../contract/types.ts';
import { bareRules } from '../fixtures/smallContract.ts';
import { terseContract, sentOf } from '../fixtures/terseContract.ts';
import { runConfiguredStates } from './configuredStates.ts';
import type { RunContext } from './context.ts';
import { Observations } from './observations.ts';
import type { Sender } from './send.ts';

const given = { id: 7, sku: 'MUG-001', name: 'Mug', price: 5 };

/** Returns the requests that are sent in the state. */
async function requestsIn(state: Pick<StateOf, 'rows' | 'with'>): Promise<Payload[]> {
  const asked: Payload[] = [];
  const send: Sender['send'] = ({ operation, ask, expect: wanted }) => {
    asked.push(ask.payload);
    return Promise.resolve(sentOf(operation.id, ask.payload, 409, {}, wanted));
  };
  const context = {
    sender: { send },
    rules: bareRules,
    seed: 1,
    contracts: [{ service: 'shop', version: '1', operations: terseContract }],
    operations: terseContract,
    steps: { run: () => Promise.resolve({}) },
    sessions: { isolated: false, open: () => Promise.resolve({}) },
    options: {
      configuration: { reset: [], states: [{ name: 'x', reach: [], reset: [], as: 'parent', ...state }] },
    },
  } as unknown as RunContext;
  await runConfiguredStates(context, new Observations());
  return asked;
}

test.each<[string, Pick<StateOf, 'rows' | 'with'>, Payload[]]>([
  [
    'sends each operation its own members',
    { rows: ['publish 409', 'update 404'], with: given },
    [{ id: 7 }, given],
  ],
  [
    'fills in required members from the example',
    { rows: ['create 409'], with: { name: 'Cup' } },
    [{ name: 'Cup', sku: 'MUG-001', price: 12.5 }],
  ],
  ['leaves an invalid request unchanged', { rows: ['create 400'], with: { name: 'Cup' } }, [{ name: 'Cup' }]],
])('%s', async (_, state, payloads) => {
  expect(await requestsIn(state)).toEqual(payloads);
});
