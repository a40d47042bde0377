import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import {
  body,
  creates,
  lists,
  number,
  object,
  reads,
  removes,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { Overlaps } from './overlaps.ts';

const states = ['booked', 'checked_in', 'completed', 'cancelled'];
const booking = object({
  id: number,
  desk_id: number,
  team: text,
  starts_on: text,
  ends_on: text,
  status: { ...text, enum: states },
});

const contractSaying = (description: string) =>
  smallContract('desks.json', {
    paths: {
      '/bookings': {
        get: lists('list', booking),
        post: {
          ...creates('book', booking, body({ desk_id: number, team: text, starts_on: text, ends_on: text })),
          description,
        },
      },
      '/bookings/{id}': { get: reads('read', booking), delete: removes('remove') },
      '/desks/{deskId}': { get: reads('desk', object({ id: number })), delete: removes('removeDesk') },
    },
  });

const OF_DESK = 'It must not overlap another booking of the desk in status booked or checked_in (409).';
/** The known booking. The second one differs from it only in what a test gives. */
const first = {
  id: 1,
  desk_id: 7,
  team: 'a',
  starts_on: '2031-05-05',
  ends_on: '2031-05-09',
  status: 'booked',
};

/** Returns what is said of a second booking beside the first one, which a read has shown with the given members. */
function saidOf(
  description: string,
  second: Payload,
  shown: Payload = {},
  between?: 'remove' | 'removeDesk',
) {
  const { sent } = contractSaying(description);
  const made = { ...first, id: 2, ...second };
  return saidBy(new Overlaps(), [
    sent('read', { id: 1 }, { ...first, ...shown }),
    ...(between ? [sent(between, { id: 1, deskId: 7 })] : []),
    sent('book', made, made),
  ]);
}

test.each<[string, Payload, Payload, number]>([
  [OF_DESK, {}, {}, 1],
  [OF_DESK, { starts_on: '2031-05-08', ends_on: '2031-05-12' }, { status: 'checked_in' }, 1],
  [OF_DESK, { team: 'b' }, {}, 1],
  [OF_DESK, {}, { status: 'cancelled' }, 0],
  [OF_DESK, {}, { status: 'completed' }, 0],
  [OF_DESK, { desk_id: 8 }, {}, 0],
  [OF_DESK, { starts_on: '2031-05-09', ends_on: '2031-05-12' }, {}, 0],
  ['If it overlaps another one of the desk that is `booked`, the answer is 409.', {}, {}, 1],
  [
    'If it overlaps another one of the desk that is `booked`, the answer is 409.',
    {},
    { status: 'checked_in' },
    0,
  ],
  ['Bookings of one team must not overlap, cancelled ones aside.', { desk_id: 8 }, {}, 1],
  ['Bookings of one team must not overlap, cancelled ones aside.', {}, { status: 'completed' }, 1],
  ['Bookings of one team must not overlap, cancelled ones aside.', { team: 'b' }, {}, 0],
  ['Bookings of one team must not overlap, cancelled ones aside.', {}, { status: 'cancelled' }, 0],
  ['Bookings must not overlap (409).', {}, {}, 1],
  ['Bookings must not overlap (409).', { desk_id: 8 }, {}, 0],
  // A sentence without states may leave out finished ones.
  ['Bookings must not overlap (409).', {}, { status: 'completed' }, 0],
  [
    'Bookings of one desk must not overlap; both first and last day belong to a booking (409).',
    { starts_on: '2031-05-09', ends_on: '2031-05-12' },
    {},
    1,
  ],
  ['Up to three bookings of one desk may overlap, more are refused with 409.', {}, {}, 0],
  ['A booking must not overlap another one unless it is forced (409).', {}, {}, 0],
  ['Refused with 409 if the desk is closed.', {}, {}, 0],
])('by "%s", judges a booking with %j beside one that shows %j', (description, second, shown, count) => {
  expect(saidOf(description, second, shown)).toHaveLength(count);
});

test.each(['remove', 'removeDesk'] as const)(
  'says nothing after %s, which may have ended the booking',
  (by) => {
    expect(saidOf(OF_DESK, {}, {}, by)).toEqual([]);
  },
);

test.each([
  ['shows', { roomId: 7 }, { roomId: 7 }, 1],
  ['shows', { roomId: 7 }, { roomId: 8 }, 0],
  ['does not show', {}, {}, 0],
])('judges a booking of /rooms/7 whose response %s the room: %j beside %j', (_, own, other, count) => {
  const shown = object({ id: number, roomId: number, starts_on: text, ends_on: text });
  const { sent } = smallContract('rooms.json', {
    paths: {
      '/rooms/{roomId}': { get: reads('room', object({ id: number })) },
      '/rooms/{roomId}/bookings': {
        post: {
          ...creates('book', shown, body({ starts_on: text, ends_on: text })),
          description: 'It must not overlap another booking (409).',
        },
      },
      '/bookings/{id}': { get: reads('read', shown) },
    },
  });
  const span = { starts_on: '2031-05-05', ends_on: '2031-05-09' };
  const said = saidBy(new Overlaps(), [
    sent('read', { id: 1 }, { id: 1, ...span, ...other }),
    sent('book', { roomId: 7, ...span }, { id: 2, ...span, ...own }),
  ]);
  expect(said).toHaveLength(count);
});
