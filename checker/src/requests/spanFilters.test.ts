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

test('a filter speaks of the member that its description names, and the day itself is in it where that is said', () => {
  const listed = foreignOperation('petshop.listPets');
  const shown = { type: 'object', properties: { since: date, bornOn: date } };
  const schema = { type: 'object', properties: { items: { type: 'array', items: shown } } };
  const answers = { 200: { types: ['application/json'], schema, headers: [] } };
  const of = (description: string) => {
    const asked = asking('ownFrom');
    const request = { type: 'object', properties: { ownFrom: { ...date, description } } };
    return spanFilters({ ...listed, ...asked, answers, request });
  };
  expect(of('bornOn on this day or later')).toMatchObject([{ member: 'bornOn', inclusive: true }]);
  expect(of('after this day')[0]).not.toHaveProperty('member');
});
