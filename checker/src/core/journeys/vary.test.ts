import { expect, test } from 'vitest';
import { operation } from '../fixtures/ourContracts.ts';
import type { Journey } from './journey.ts';
import { variedJourney } from './vary.ts';

const journey: Journey = {
  name: 'order',
  title: 'Orders',
  steps: [1, 2, 3].map((id) => ({ call: 'a.order', with: { id }, refused: ['9301'] })),
};
const SEED = 1;
const ROUND = 0;
const reads = [operation('standard.queryCouponInfo')];

test('keeps the steps in their order, and inserts reads whose responses only keep the contract', () => {
  const { steps } = variedJourney(journey, reads, SEED, ROUND);
  const inserted = steps.filter(({ call }) => call !== 'a.order');
  expect(steps.filter(({ call }) => call === 'a.order')).toEqual(journey.steps);
  expect(inserted.length).toBeGreaterThan(0);
  expect(inserted.every(({ anyAnswer }) => anyAnswer)).toBe(true);
});

test('inserts nothing if the contracts have no read', () => {
  expect(variedJourney(journey, [], SEED, ROUND)).toEqual(journey);
});
