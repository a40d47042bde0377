import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { leavesOut, overlapRule } from './overlap.ts';

test.each([
  ['409 if it overlaps another one that is booked or seated.', true],
  ['It must not overlap another booking of the desk in status booked or seated (409).', true],
  ['409 if it overlaps another one.', false],
  ['It must not overlap another one that is booked or cancelled (409).', false],
  ['It must not overlap another one, booked ones aside (409).', false],
  ['It must not overlap another one, cancelled ones aside (409).', true],
  ['It must not overlap another one that is not cancelled (409).', true],
])('reads whether the rule itself leaves out a cancelled booking: %s', (description, isLeftOut) => {
  const rule = overlapRule(saying({ summary: 'Books it', description }));
  const cancelled = { name: 'status', value: 'cancelled', others: ['booked', 'seated'] };
  expect(rule && leavesOut(rule, cancelled)).toBe(isLeftOut);
});

test.each([
  ['Bookings of one desk do not overlap.', true],
  ['No two bookings of a desk overlap.', true],
  ['Overlapping bookings are a 409.', true],
  ['409 for overlapping bookings.', true],
  ['409 if it double-books the desk.', true],
  ['Bookings that do not overlap are confirmed at once.', false],
  ['Lists overlapping bookings.', false],
  ['Overlapping bookings are allowed; 409 if the desk is closed.', false],
  ['409 for overlapping updates of the desk.', false],
  ['409 if the desk is closed.', false],
])('reads whether bookings must not overlap: %s', (description, isRule) => {
  expect(overlapRule(saying({ summary: 'Books it', description })) !== undefined).toBe(isRule);
});
