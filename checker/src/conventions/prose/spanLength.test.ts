import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { isWithinHours, spanLength } from './spanLength.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each<[string, number | undefined, number | undefined]>([
  ['A booking lasts 30 minutes to 10 hours, both included; anything else is a 422.', 30 * MINUTE, 10 * HOUR],
  ['It lasts between one and four hours (422).', HOUR, 4 * HOUR],
  ['A stay is at most 14 nights long (422).', undefined, 14 * DAY],
  ['A stay must not be longer than that of the room: no longer than two weeks.', undefined, 14 * DAY],
  ['It must last at least 15 minutes: that is its minimum length.', 15 * MINUTE, undefined],
  ['The length must not exceed 4 hours (422).', undefined, 4 * HOUR],
  ['The duration cannot be shorter than 30 minutes (422).', 30 * MINUTE, undefined],
  ['A maximum duration of 3 days (422).', undefined, 3 * DAY],
  ['A stay longer than 14 nights is refused with 409.', undefined, 14 * DAY],
  ['409 if it is shorter than 30 minutes.', 30 * MINUTE, undefined],
  ['409 if it is not longer than 30 minutes.', undefined, undefined],
  ['409 if it lasts at most 30 minutes.', undefined, undefined],
  ['409 if it is longer than 2 hours and the room is full.', undefined, undefined],
  ['409 if it is longer than 2 hours, unless an admin books.', undefined, undefined],
  ['Bookings shorter than 30 minutes or longer than 4 hours are a 409.', 30 * MINUTE, 4 * HOUR],
  ['A booking is longer than 30 minutes, otherwise 409.', undefined, undefined],
  ['A booking longer than 2 hours needs an approval (409).', undefined, undefined],
  ['A booking longer than 2 hours is split.', undefined, undefined],
  ['A booking must start at least 2 hours from now.', undefined, undefined],
  ['A booking lasts at most 2 hours, for members 4 hours.', undefined, undefined],
  ['A booking lasts at most 2 hours if the room is full.', undefined, undefined],
  ['It lasts at most 2 hours per day.', undefined, undefined],
  ['A booking usually lasts at most 2 hours.', undefined, undefined],
  ['A booking that lasts at most 2 hours is free.', undefined, undefined],
  ['Starts at a full hour.', undefined, undefined],
  ['A booking lasts at most 2 hours. The length must fit the room.', undefined, undefined],
])('reads the length of a span from "%s"', (description, least, most) => {
  const found = spanLength(saying({ summary: 'Books it', description }));
  expect([found?.least, found?.most]).toEqual([least, most]);
});

test.each([
  ['A booking lasts 1 to 10 hours, within the opening hours.', true],
  ['Bookings end on the same day.', true],
  ['Only from 8:00 to 20:00.', true],
  ['A member can hold three bookings that start on the same day.', false],
  ['A booking lasts 1 to 10 hours.', false],
])('reads whether spans must lie within some hours: %s', (description, isWithin) => {
  expect(isWithinHours(saying({ summary: 'Books it', description }))).toBe(isWithin);
});
