import { expect, test } from 'vitest';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { newestFirst } from './newest-first.ts';

// Ids 9, 8, 9: not sorted, so that only the time decides.
const at = (...days: number[]) =>
  days.map((day, index) => ({ id: 9 - index * (index % 2), since: `2026-11-0${day}T08:00:00Z` }));

test.each([
  ['accepts times that descend', 'Pets, newest first', at(3, 2, 1), {}, 0],
  ['reports times that ascend', 'Pets, newest first', at(1, 2, 3), {}, 1],
  ['accepts the oldest first if the text says so', 'The oldest comes first', at(1, 2, 3), {}, 0],
  ['reports the newest first if the text says the opposite', 'The oldest comes first', at(3, 2, 1), {}, 1],
  ['ignores a list whose text names no order', 'Pets', at(1, 3, 2), {}, 0],
  ['ignores a list sorted by the request', 'Pets, newest first', at(1, 2, 3), { sort: 'name' }, 0],
  ['ignores a list in which the request searches', 'Pets, newest first', at(1, 2, 3), { q: 'cat' }, 0],
  ['ignores items without a time', 'Pets, newest first', [{ name: 'a' }, { name: 'b' }], {}, 0],
  // The list may be sorted by another time.
  [
    'accepts ids that descend instead of times',
    'Pets, newest first',
    [
      { id: 2, since: '2026-01-01' },
      { id: 1, since: '2026-02-02' },
    ],
    {},
    0,
  ],
])('%s', (_, summary, items, payload, count) => {
  const exchange = foreignExchange('petshop.listPets', { items, total: items.length }, { payload });
  const operation = { ...exchange.operation, summary };
  expect(newestFirst.judge({ ...exchange, operation })).toHaveLength(count);
});

const days = (...all: string[]) =>
  all.map((day, index) => ({ id: 5 - index, day, paid_at: `${day}T08:00:00Z` }));

test.each([
  ['reports days that ascend', 'Payments, newest first by day', days('2026-01-01', '2026-01-02'), 1],
  ['accepts days that descend', 'Payments, newest first by day', days('2026-01-02', '2026-01-01'), 0],
  [
    'reports days that ascend, named in brackets',
    'Payments, newest first. Sorted by the time of booking (`day`), newest first.',
    days('2026-01-01', '2026-01-02'),
    1,
  ],
  // The text names no member.
  ['accepts ids that descend', 'Payments, newest first', days('2026-01-01', '2026-01-02'), 0],
  [
    'ignores an order that holds only for one filter',
    'Payments. When asked for by shop, the newest come first',
    days('2026-01-01', '2026-01-02'),
    0,
  ],
])('%s', { tags: ['odd-newest'] }, (_, description, items, count) => {
  const exchange = foreignExchange('petshop.listPets', { items, total: items.length }, { payload: {} });
  const operation = { ...exchange.operation, summary: 'Payments', description };
  expect(newestFirst.judge({ ...exchange, operation })).toHaveLength(count);
});

test.each([
  ['reports', 'paid_at', 1],
  ['reports', 'uploadedOn', 1],
  ['reports', 'timestamp', 1],
  ['reports', 'at', 1],
  ['ignores', 'due_on', 0],
  ['ignores', 'updated_at', 0],
  ['ignores', 'closedAt', 0],
  ['ignores', 'date', 0],
])('%s an ascending %s as the only time', { tags: ['odd-newest'] }, (_, name, count) => {
  const items = [{ [name]: '2026-01-01' }, { [name]: '2026-01-02' }];
  const exchange = foreignExchange('petshop.listPets', { items, total: 2 }, { payload: {} });
  const operation = { ...exchange.operation, summary: 'Payments, newest first' };
  expect(newestFirst.judge({ ...exchange, operation })).toHaveLength(count);
});
