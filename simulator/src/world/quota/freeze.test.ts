import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import type { Given } from '../given.ts';
import { instantOf } from '../values/calendar.ts';
import { freezes } from './freeze.ts';

const now = instantOf('2026-11-12', '10:00:00');

test.each<[string, Given, number]>([
  ['the baseline', {}, 1],
  ['nothing bought', { bills: { none: true } }, 0],
  ['nothing due', { bills: { allRepaid: true } }, 1],
  ['factoring', { viewer: { product: '12023' } }, 1],
  ['another product', { viewer: { product: '12012' } }, 1],
])('holds amounts for existing orders only: %s', (_, given, holds) => {
  const world = makeWorld(given, { seed: 'x', now });
  const held = freezes(world, '2026-11-12').map(({ orderId }) => orderId);
  expect(held).toHaveLength(holds);
  expect(world.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(held));
});
