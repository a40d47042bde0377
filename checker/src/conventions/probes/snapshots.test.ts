import { expect, test } from 'vitest';
import { answer, exampleBody, inPath, number, object, refusals } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { keepSnapshots } from './snapshots.ts';

const kept = { ...number, description: 'The rate of the desk at the time of booking.' };
const booking = object({ id: number, deskId: number, rate: kept });
const desk = object({ id: number, rate: number });
const contract = smallContract('desks.json', {
  openapi: '3.0.3',
  info: { title: 'Desks', version: '1' },
  paths: {
    '/desks/{id}': {
      parameters: [inPath('id', number)],
      get: { operationId: 'readDesk', responses: { 200: answer('it', desk), ...refusals } },
      patch: {
        operationId: 'changeDesk',
        requestBody: exampleBody(object({ rate: number }), { rate: 4 }),
        responses: { 200: answer('it', desk), ...refusals },
      },
    },
    '/bookings': {
      post: {
        operationId: 'book',
        requestBody: exampleBody(object({ deskId: number }), { deskId: 7 }),
        responses: { 201: answer('it', booking), ...refusals },
      },
    },
    '/bookings/{bookingId}': {
      parameters: [inPath('bookingId', number)],
      get: { operationId: 'readBooking', responses: { 200: answer('it', booking), ...refusals } },
    },
  },
});

test.each([
  ['keeps the rate', false, []],
  ['shows the new rate', true, ['bookingId 1: rate was 450 and is 451 since deskId 7 has changed']],
])('changes the rate of a booked desk, where the backend %s', async (_, follows, expected) => {
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
