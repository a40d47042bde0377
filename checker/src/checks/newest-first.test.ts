import { expect, test } from 'vitest';
import { foreignExchange } from './foreignFixture.ts';
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
  // By the time of which the contract says nothing, or by the number.
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
