import { expect, test } from 'vitest';
import {
  changes,
  creates,
  exampleBody,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { restOf } from './rest.ts';
import { walkActions } from './walkActions.ts';

test.each([
  [{ total_cents: 900, open_cents: 400 }, 400],
  [{ amountDue: 0, status: 'open' }, 0],
  [{ total: 9, opening_hours: 8 }, undefined],
  [{ due_cents: 3, left_cents: 2 }, undefined],
])('reads what is left of %o', (shown, rest) => {
  expect(restOf(shown)).toBe(rest);
});

test('pays all that is left, so that the walk reaches an action that needs it', async () => {
  const stay = object({
    id: number,
    open_cents: number,
    status: { ...text, enum: ['present', 'gone'] },
  });
  const payment = object({ id: number, amount_cents: number });
  const pay = exampleBody(object({ amount_cents: number }), { amount_cents: 150 });
  const contract = smallContract('stays.json', {
    paths: {
      '/stays': { post: creates('begin', stay, exampleBody(object({ name: text }), { name: 'Rex' })) },
      '/stays/{stay}': { get: reads('read', stay) },
      '/stays/{stay}/leave': {
        post: {
          ...changes('leave', stay),
          description: 'Only a stay that is `present`, otherwise 409. It has to be paid, else 409 too.',
        },
      },
      '/stays/{stay}/payments': { post: creates('pay', payment, pay) },
      '/stays/{stay}/extras': {
        post: {
          ...creates('add', stay, exampleBody(object({ name: text }), { name: 'Walk' })),
          summary: 'Adds an extra',
          description: 'Nothing can be added to a stay that is `gone` (409).',
        },
      },
    },
  });
  const stays: { open: number; status: string }[] = [];
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'begin') stays.push({ open: 1000, status: 'present' });
    const id = operation === 'begin' ? stays.length : Number(payload['stay']);
    const one = stays[id - 1]!;
    const shown = () => ({ id, open_cents: one.open, status: one.status });
    const amount = Number(payload['amount_cents']);
    if (operation === 'pay' && amount > one.open) return [409, {}];
    if (operation === 'pay') one.open -= amount;
    if (operation === 'pay') return [201, { id: 1, amount_cents: amount }];
    if (operation === 'leave' && (one.status === 'gone' || one.open > 0)) return [409, {}];
    if (operation === 'leave') one.status = 'gone';
    return [operation === 'read' || operation === 'leave' ? 200 : 201, shown()];
  });
  await walkActions(probe);
  expect(stays.some(({ status }) => status === 'gone')).toBe(true);
  expect(messages()).toEqual([expect.stringMatching(/add.*gone/)]);
});
