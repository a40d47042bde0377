import { expect, test } from 'vitest';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { newestFirst } from './newest-first.ts';

const at = (...days: number[]) =>
  days.map((day, index) => ({ id: 9 - index * (index % 2), since: `2026-11-0${day}T08:00:00Z` }));

test.each([
  ['Pets, newest first', at(3, 2, 1), {}, 0],
  ['Pets, newest first', at(1, 2, 3), {}, 1],
  ['The oldest comes first', at(1, 2, 3), {}, 0],
  ['The oldest comes first', at(3, 2, 1), {}, 1],
  ['Pets', at(1, 3, 2), {}, 0],
  ['Pets, newest first', at(1, 2, 3), { sort: 'name' }, 0],
  ['Pets, newest first', [{ name: 'a' }, { name: 'b' }], {}, 0],
  // Follows a time that the contract does not name, or the number.
  [
    'Pets, newest first',
    [
      { id: 2, since: '2026-01-01' },
      { id: 1, since: '2026-02-02' },
    ],
    {},
    0,
  ],
])('%s %j', (summary, items, payload, count) => {
  const exchange = foreignExchange('petshop.listPets', { items, total: items.length }, { payload });
  const operation = { ...exchange.operation, summary };
  expect(newestFirst.judge({ ...exchange, operation })).toHaveLength(count);
});

const days = (...all: string[]) =>
  all.map((day, index) => ({ id: 5 - index, day, paid_at: `${day}T08:00:00Z` }));

test.each([
  ['Payments, newest first by day', days('2026-01-01', '2026-01-02'), 1],
  ['Payments, newest first by day', days('2026-01-02', '2026-01-01'), 0],
  // The numbers descend, and the text names no member.
  ['Payments, newest first', days('2026-01-01', '2026-01-02'), 0],
  ['Payments. When asked for by shop, the newest come first', days('2026-01-01', '2026-01-02'), 0],
])('reports %s', { tags: ['odd-newest'] }, (description, items, count) => {
  const exchange = foreignExchange('petshop.listPets', { items, total: items.length }, { payload: {} });
  const operation = { ...exchange.operation, summary: 'Payments', description };
  expect(newestFirst.judge({ ...exchange, operation })).toHaveLength(count);
});

test.each([
  ['paid_at', 1],
  ['uploadedOn', 1],
  ['timestamp', 1],
  ['due_on', 0],
  ['updated_at', 0],
  ['closedAt', 0],
  ['date', 0],
])('follows the only time %s', { tags: ['odd-newest'] }, (name, count) => {
  const items = [{ [name]: '2026-01-01' }, { [name]: '2026-01-02' }];
  const exchange = foreignExchange('petshop.listPets', { items, total: 2 }, { payload: {} });
  const operation = { ...exchange.operation, summary: 'Payments, newest first' };
  expect(newestFirst.judge({ ...exchange, operation })).toHaveLength(count);
});
