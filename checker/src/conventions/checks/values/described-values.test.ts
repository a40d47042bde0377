/** Values that a description derives from others: times at a distance, ends of addresses, amounts as texts. */
import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import type { Check } from '../../../core/judging/check.ts';
import { endsWith } from './ends-with.ts';
import { moneyText } from './money-text.ts';
import { timeAfter } from './time-after.ts';

/** Returns the complaints about an object whose first member has this description. */
function complaintsOf(check: Check, description: string, thing: object): string[] {
  const exchange = foreignExchange('petshop.getPet', thing);
  const [name = '', ...others] = Object.keys(thing);
  const properties: Record<string, Schema> = {
    [name]: { type: 'string', description },
    ...Object.fromEntries(others.map((each) => [each, {}])),
  };
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return check.judge({ ...exchange, operation }).map(({ message }) => message);
}

const [start, later] = ['2026-10-01T08:00:00Z', '2026-10-31T08:00:00Z'];
const euros = { value: 2599, currency: 'EUR' };
const yen = { value: 1500, currency: 'JPY' };

test.each<[string, Check, string, object]>([
  ['the time at its distance', timeAfter, '30 days after `startsAt`', { endsAt: later, startsAt: start }],
  [
    'any time where the distance is a limit',
    timeAfter,
    'At most 10 days after `startsAt`',
    { endsAt: later, startsAt: start },
  ],
  [
    'a time after an unknown member',
    timeAfter,
    '10 days after the party',
    { endsAt: later, startsAt: start },
  ],
  ['no time yet', timeAfter, '10 days after `startsAt`', { endsAt: null, startsAt: start }],
  [
    'a time after the number of days that is shown',
    timeAfter,
    'Finalization plus `days_until_due` days',
    { due: 1_790_000_000 + 30 * 86_400, finalized_at: 1_790_000_000, days_until_due: 30 },
  ],
  [
    'a time after the number of minutes that is shown',
    timeAfter,
    '`wait_minutes` after `startsAt`',
    { endsAt: '2026-10-01T09:00:00Z', startsAt: start, wait_minutes: 60 },
  ],
  [
    'any time where the shown number of minutes is a limit',
    timeAfter,
    'At most `wait_minutes` after `startsAt`',
    { endsAt: start, startsAt: start, wait_minutes: 60 },
  ],
  ['a day of the next year', timeAfter, '次月 10 日', { dueDate: '2027-01-10', month: '2026-12' }],
  [
    'the time beside a member whose name is no regular expression',
    timeAfter,
    '30 days after `startsAt`',
    { endsAt: later, startsAt: start, '+1': 2 },
  ],
  ['the end', endsWith, 'The shop, then /o/ and the id', { url: 'https://x.example/o/7', id: 7 }],
  ['an encoded end', endsWith, 'The shop and the name', { url: '/o/a%20b', name: 'a b' }],
  ['any end where the description names none', endsWith, 'The page of the order', { url: '/o/70', id: 7 }],
  ['euros', moneyText, 'Amount in major units', { display: 'EUR 25.99', amount: euros }],
  ['yen', moneyText, 'Amount in major units', { display: 'JPY 1500', amount: yen }],
  ['an amount in other words', moneyText, 'What it costs', { display: 'JPY 15.00', amount: yen }],
])('accepts %s', (_, check, description, thing) => {
  expect(complaintsOf(check, description, thing)).toEqual([]);
});

test.each<[string, Check, string, object, RegExp]>([
  [
    'another distance',
    timeAfter,
    '10 days after `startsAt`',
    { endsAt: later, startsAt: start },
    /endsAt is .* with startsAt/,
  ],
  [
    'a time without its days',
    timeAfter,
    'Finalization plus `days_until_due` days',
    { due: 1_790_000_000, finalized_at: 1_790_000_000, days_until_due: 30 },
    /due is 1790000000 with finalized_at/,
  ],
  [
    'a time without its minutes',
    timeAfter,
    '`wait_minutes` after `startsAt`',
    { endsAt: start, startsAt: start, wait_minutes: 60 },
    /endsAt is .* wait_minutes 60/,
  ],
  [
    'a day of the same year',
    timeAfter,
    '次月 10 日',
    { dueDate: '2026-01-10', month: '2026-12' },
    /not 2027-01-10/,
  ],
  [
    'a longer number',
    endsWith,
    'The shop, then /o/ and the id',
    { url: 'https://x.example/o/1007', id: 7 },
    /url is .* with id 7/,
  ],
  [
    'yen with decimals',
    moneyText,
    'Amount in major units',
    { display: 'JPY 15.00', amount: yen },
    /display is JPY 15.00/,
  ],
  [
    'cents as euros',
    moneyText,
    'Two decimals',
    { display: 'EUR 2599.00', amount: euros },
    /display is EUR 2599.00/,
  ],
])('reports %s', (_, check, description, thing, message) => {
  expect(complaintsOf(check, description, thing)).toEqual([expect.stringMatching(message)]);
});

test.each([
  // Between two dates the distance is exact.
  ['21 days after `startsAt`', '2026-10-22', '2026-10-01', 0],
  ['21 days after `startsAt`', '2026-10-21', '2026-10-01', 1],
  ['3 weeks after `startsAt`', '2026-10-22', '2026-10-01', 0],
  // Beside a time, a date has any time of its day in any zone: a distance up to two days off is accepted.
  ['21 days after `startsAt`', '2026-10-21', '2026-10-01T23:30:00Z', 0],
  ['21 days after `startsAt`', '2026-10-21', '2026-10-01T00:30:00Z', 0],
  ['21 days after `startsAt`', '2026-10-19', '2026-10-01T23:30:00Z', 1],
])('counts the days from or to a date: "%s" is %s for %s', (description, endsAt, startsAt, count) => {
  expect(complaintsOf(timeAfter, description, { endsAt, startsAt })).toHaveLength(count);
});

// In a zone eight hours behind, the end of 1 October is the next morning in UTC.
test.each([
  ['2026-10-31', '2026-10-02T07:30:00Z', 0],
  ['2026-10-29', '2026-10-02T07:30:00Z', 1],
  ['2026-10-31', '2026-10-01', 0],
  ['2026-10-29', '2026-10-01', 1],
])(
  'judges a date by the 30 days that another member shows: %s after %s gives %i findings',
  (due, issued, count) => {
    const thing = { due, issued, days: 30 };
    expect(complaintsOf(timeAfter, 'issued plus days days', thing)).toHaveLength(count);
  },
);

const moved = { endsAt: '2026-11-10T08:00:00Z', startsAt: start };

test.each<[string, object]>([
  // The end is 40 days after the start.
  ['30 days after `startsAt`, and 14 days more for each renewal', { ...moved, renewals: 0 }],
  ['30 days after `startsAt` plus 5 days per renewal', { ...moved, renewals: 1 }],
  ['30 days after `startsAt`; null until it has started', moved],
  ['Set to 30 days after `startsAt`, null for drafts', moved],
  ['30 days after `startsAt`', { ...moved, extended: false }],
  ['Three days after `startsAt`', moved],
  ['Three days after startsAt, plus the days of all extensions.', { ...moved, extensionDays: 2 }],
])('reports a time at another distance than "%s"', (description, thing) => {
  expect(complaintsOf(timeAfter, description, thing)).toEqual([expect.stringMatching(/endsAt is .* with/)]);
});

test.each<[string, object]>([
  ['30 days after `startsAt`, and 10 days more for each renewal', { ...moved, renewals: 1 }],
  ['30 days after `startsAt`, and 14 days more for each visit', moved],
  ['30 days after `startsAt`, plus the days of the closure', moved],
  ['Ten days after startsAt, plus the days of all extensions.', { ...moved, extensionDays: 30 }],
  ['Ten days after startsAt, plus the days of all extensions.', { ...moved, extensionHours: 1 }],
  ['30 days after `startsAt`, or 40 days for members', moved],
  ['30 days after `startsAt` unless another one is agreed', moved],
  ['30 days after `startsAt` if no other one is sent', moved],
  ['30 days after `startsAt` by default', moved],
  ['30 days after `startsAt` at the earliest', moved],
  ['Initially 30 days after `startsAt`', moved],
  ['When it is not sent, 30 days after `startsAt`', moved],
  ['30 days after `startsAt`. A renewal moves it.', moved],
  ['30 days after `startsAt`. It can be extended twice.', moved],
  ['30 days after `startsAt`', { ...moved, renewals: 1 }],
])('leaves a time alone that need not keep the distance "%s"', (description, thing) => {
  expect(complaintsOf(timeAfter, description, thing)).toEqual([]);
});
