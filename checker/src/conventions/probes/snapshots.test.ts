import { expect, test } from 'vitest';
import { changes, creates, exampleBody, number, object, reads } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { keepSnapshots } from './snapshots.ts';

const kept = { ...number, description: 'The rate of the desk at the time of booking.' };
const booking = object({ id: number, deskId: number, rate: kept });
const desk = object({ id: number, rate: number });
const contract = smallContract('desks.json', {
  paths: {
    '/desks/{id}': {
      get: reads('readDesk', desk),
      patch: changes('changeDesk', desk, exampleBody(object({ rate: number }), { rate: 4 })),
    },
    '/bookings': { post: creates('book', booking, exampleBody(object({ deskId: number }), { deskId: 7 })) },
    '/bookings/{bookingId}': { get: reads('readBooking', booking) },
  },
});

test.each([
  ['accepts a booking that keeps the rate of its desk', false, []],
  [
    'reports a booking that shows the new rate of its desk',
    true,
    ['bookingId 1: rate was 450 and is 451 since deskId 7 has changed'],
  ],
])('%s, and restores the rate of the desk', async (_, follows, expected) => {
  let rate = 450;
  const { probe, messages } = smallProbe(contract, (id, payload) => {
    if (id === 'changeDesk') rate = Number(payload['rate']);
    if (id === 'readDesk' || id === 'changeDesk') return [200, { id: 7, rate }];
    return [id === 'book' ? 201 : 200, { id: 1, deskId: 7, rate: follows ? rate : 450 }];
  });
  await keepSnapshots(probe);
  expect(messages()).toEqual(expected.map((each) => expect.stringContaining(each)));
  expect(rate).toBe(450);
});
