import { expect, test } from 'vitest';
import { foreignOperation } from '../checks/foreignFixture.ts';
import type { Operation } from '../contract/types.ts';
import { asksForNothing, spanFilters } from './spanFilters.ts';

const date = { type: 'string', format: 'date' };
const asking = (...names: string[]): Operation => ({
  ...foreignOperation('petshop.listPets'),
  request: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, date])) },
  places: Object.fromEntries(names.map((name) => [name, { in: 'query' as const, name, explode: true }])),
});

test.each([
  ['from', { as: 'first', of: '' }],
  ['createdAfter', { as: 'first', of: 'created' }],
  ['created_before', { as: 'last', of: 'created' }],
  ['startDate', { as: 'first', of: 'date' }],
  ['to_date', { as: 'last', of: 'date' }],
  ['date', { as: 'only', of: 'date' }],
  ['due', undefined],
  ['photo', undefined],
  ['vendor', undefined],
  ['tonnage', undefined],
])('%s', (name, found) => {
  expect(spanFilters(asking(name)).map(({ as, of }) => ({ as, of }))).toEqual(found ? [found] : []);
});

test('of two that are both free only one is asked for', () => {
  expect(asksForNothing(asking('from', 'to'), {})).toEqual([{ from: '2099-01-01' }, { to: '1971-01-01' }]);
});
