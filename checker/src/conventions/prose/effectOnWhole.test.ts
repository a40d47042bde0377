import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { effectsOnWhole } from './effectOnWhole.ts';

const names = { asked: ['quantity', 'end_km'], shown: ['visits_used', 'stock', 'odometer_km'] };

test.each<[string, string | undefined]>([
  [
    "The quantity is added to the member's `visits_used` of the current billing period.",
    'quantity +visits_used',
  ],
  ["The quantity is added to the member's stock, whenever the visit occurred.", 'quantity +stock'],
  ["Adds the quantity to the member's stock.", 'quantity +stock'],
  ['The quantity is taken from the stock of the member.', 'quantity -stock'],
  ["The member's `odometer_km` becomes `end_km`.", 'end_km =odometer_km'],
  ["The member's stock falls by the quantity, and it is closed.", 'quantity -stock'],
  ["The quantity is added to the member's stock if it is open.", undefined],
  ["The quantity is added to the guest's stock.", undefined],
  ["For groups, the quantity is added to the member's stock.", undefined],
  ["The amount is added to the member's stock.", undefined],
  ["The quantity is added to the member's list.", undefined],
])('reads in "%s" the change: %s', (description, change) => {
  const [found] = effectsOnWhole(saying({ summary: 'Does it', description }), 'member', names);
  const sign = { 1: '+', [-1]: '-', 0: '=' }[found?.sign ?? 0];
  expect(found && `${found.from} ${sign}${found.member}`).toBe(change);
});
