import { expect, test } from 'vitest';
import {
  answer,
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
import { deleteInUse } from './deleteInUse.ts';

const desk = object({ id: number });
const status = { ...text, enum: ['booked', 'checked_in', 'cancelled'] };
const booking = object({ id: number, desk_id: number, status });
const removal = (description: string, refusal: string) => {
  const { responses, ...rest } = removes('dropDesk');
  return { ...rest, description, responses: { ...responses, 409: answer(refusal) } };
};
/** @param description of the removal @param refusal description of its 409 */
const contractSaying = (description: string, refusal = 'conflict') =>
  smallContract('desks.json', {
    paths: {
      '/desks': { post: creates('addDesk', desk, exampleBody(object({ label: text }), { label: 'Window' })) },
      '/desks/{deskId}': { get: reads('readDesk', desk), delete: removal(description, refusal) },
      '/bookings': {
        get: lists('list', booking),
        post: creates('book', booking, exampleBody(object({ desk_id: number }), { desk_id: 1 })),
      },
      '/bookings/{bookingId}': { get: reads('readBooking', booking) },
      '/bookings/{bookingId}/cancel': { post: changes('cancel', booking) },
      '/bookings/{bookingId}/check-in': { post: changes('checkIn', booking) },
    },
  });

const IN_TWO = 'Refused with 409 as long as the desk has a booking in status booked or checked_in.';
test.each<[string, readonly string[], number, string?]>([
  [IN_TWO, ['booked', 'checked_in'], 0],
  [IN_TWO, ['booked'], 1],
  [IN_TWO, ['checked_in'], 1],
  [IN_TWO, [], 1],
  ['Refused with 409 while it has bookings, cancelled ones aside.', ['booked', 'checked_in'], 0],
  ['Refused with 409 while it has bookings that are not cancelled.', ['booked', 'checked_in'], 0],
  ['', ['booked', 'checked_in'], 1, 'The desk has bookings, whatever their status'],
  ['', ['booked', 'checked_in', 'cancelled'], 0, 'The desk has bookings, whatever their status'],
  ['', [], 1, 'The desk has bookings'],
  ['', ['booked'], 0, 'The desk has bookings'],
  ['', [], 0, 'The desk has bookings that are not paid'],
])(
  'by "%s", a backend that keeps desks for bookings in %j only has %i findings (refusal: %s)',
  async (description, counting, found, refusal) => {
    const contract = contractSaying(description, refusal);
    const bookings: { id: number; desk_id: unknown; status: string }[] = [];
    let count = 0;
    const { probe, messages } = smallProbe(contract, (id, payload) => {
      if (id === 'addDesk') return [201, { id: (count += 1) }];
      if (id === 'readDesk') return [200, { id: payload['deskId'] }];
      if (id === 'list') return [200, []];
      if (id === 'book') {
        const made = { id: (count += 1), desk_id: payload['desk_id'], status: 'booked' };
        bookings.push(made);
        return [201, { ...made }];
      }
      const isUsed = bookings.some(
        (each) => String(each.desk_id) === String(payload['deskId']) && counting.includes(each.status),
      );
      if (id === 'dropDesk') return isUsed ? [409] : [204];
      const one = bookings.find((each) => each.id === payload['bookingId']);
      if (!one) return [404];
      if (id === 'cancel') one.status = 'cancelled';
      if (id === 'checkIn') one.status = 'checked_in';
      return [200, { ...one }];
    });
    await deleteInUse(probe, contract.operationOf('dropDesk'));
    expect(messages().filter((each) => each.includes('is deleted, and others depend on it'))).toHaveLength(
      found,
    );
  },
);
