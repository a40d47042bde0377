import { expect, test } from 'vitest';
import { foreignExchange, foreignOperation } from '../../../core/fixtures/petshop.ts';
import { inSpan } from './in-span.ts';

const date = { type: 'string', format: 'date' };

/** Returns the number of complaints about one item of a filtered list. */
function complaintCount(asked: Record<string, string>, item: object, path = '/pets'): number {
  const operation = {
    ...foreignOperation('petshop.listPets'),
    path,
    request: {
      type: 'object',
      properties: Object.fromEntries(Object.keys(asked).map((name) => [name, date])),
    },
    places: Object.fromEntries(
      Object.keys(asked).map((name) => [name, { in: 'query' as const, name, explode: true }]),
    ),
  };
  const exchange = foreignExchange('petshop.listPets', { items: [item], total: 1 }, { payload: asked });
  return inSpan.judge({ ...exchange, operation }).length;
}

test.each([
  ['accepts an item after the start', { from: '2027-03-10' }, { date: '2027-03-11' }, 0],
  ['reports an item before the start', { from: '2027-03-10' }, { date: '2027-03-01' }, 1],
  ['accepts the day before, because of time zones', { from: '2027-03-10' }, { date: '2027-03-09' }, 0],
  [
    'reports an item after the end',
    { createdBefore: '2027-03-10' },
    { createdAt: '2027-04-01T00:00:00Z' },
    1,
  ],
  ['accepts a span that continues', { from: '2027-03-10' }, { from: '2027-03-01', to: '2027-03-20' }, 0],
  ['reports a span that has ended', { from: '2027-03-10' }, { from: '2027-03-01', to: '2027-03-04' }, 1],
  ['reports a span that has not begun', { to: '2027-03-10' }, { from: '2027-03-20', to: '2027-03-24' }, 1],
  ['reports another day', { date: '2027-03-10' }, { date: '2027-03-20' }, 1],
  [
    'accepts available rooms with any construction date',
    { from: '2027-03-10' },
    { builtOn: '1980-01-01' },
    0,
  ],
])('%s', (_, asked, item, count) => {
  expect(complaintCount(asked as Record<string, string>, item)).toBe(count);
});

test.each([
  [
    'reports a creation after an end long ago',
    { until: '1971-01-01' },
    { madeOn: '2020-01-01', soldOn: '2027-01-01' },
    1,
  ],
  [
    'accepts a creation before an end long ago',
    { until: '1971-01-01' },
    { madeOn: '1970-06-01', soldOn: '2027-01-01' },
    0,
  ],
  ['accepts an item without times for an end long ago', { until: '1971-01-01' }, { name: 'Minka' }, 0],
  [
    'accepts another time after a recent end',
    { until: '2027-01-01' },
    { madeOn: '2027-06-01', soldOn: '2027-07-01' },
    0,
  ],
  [
    'accepts all items for a start long ago',
    { from: '1971-01-01' },
    { madeOn: '2020-01-01', soldOn: '2027-01-01' },
    0,
  ],
])('%s', (_, asked, item, count) => {
  expect(complaintCount(asked as unknown as Record<string, string>, item)).toBe(count);
});

test.each<[string, Record<string, string>, object, string, number]>([
  [
    'accepts another day where the path names a week',
    { date: '2027-03-10' },
    { date: '2027-03-14' },
    '/groups/1/week',
    0,
  ],
  [
    'reports another day where the path names days',
    { date: '2027-03-10' },
    { date: '2027-03-14' },
    '/groups/1/days',
    1,
  ],
  [
    'reports a day before the start of a week',
    { from: '2027-03-10' },
    { date: '2027-03-01' },
    '/groups/1/week',
    1,
  ],
  [
    'accepts any `time_expire` for `end_time`, which limits another time',
    { end_time: '2027-03-10' },
    { time_expire: '2027-04-10' },
    '/orders',
    0,
  ],
  ['reports a time after the end', { end_time: '2027-03-10' }, { time: '2027-04-10' }, '/orders', 1],
  [
    'accepts any `day_paid` for `start_day`, which limits another day',
    { start_day: '2027-03-10' },
    { day_paid: '2027-01-10' },
    '/orders',
    0,
  ],
  [
    'reports a payment before the start',
    { paid_start: '2027-03-10' },
    { paid_on: '2027-01-10' },
    '/orders',
    1,
  ],
])('%s', (_, asked, item, path, count) => {
  expect(complaintCount(asked, item, path)).toBe(count);
});
