import { expect, test } from 'vitest';
import type { Operation } from '../contract/types.ts';
import { foreignOperation } from '../fixtures/petshop.ts';
import { matchingNothing, spanFilters } from './spanFilters.ts';

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
])('reads which end of a span, or which single day, the parameter "%s" sets', (name, found) => {
  expect(spanFilters(asking(name)).map(({ as, of }) => ({ as, of }))).toEqual(found ? [found] : []);
});

test('sends one filter per request, with a day that no item has', () => {
  expect(matchingNothing(asking('from', 'to'), {})).toEqual([{ from: '2099-01-01' }, { to: '1971-01-01' }]);
});

test('finds the member that a filter compares, and whether the day itself is included', () => {
  const item = { type: 'object', properties: { id: { type: 'integer' }, day: date, dueOn: date } };
  const list: Operation = foreignOperation('petshop.listPets');
  const filterWith = (description: string, shown: object = item) => {
    const operation: Operation = {
      ...list,
      answers: {
        200: { ...list.answers?.['200'], headers: [], schema: { type: 'array', items: shown } },
      } as never,
      request: { type: 'object', properties: { until: { ...date, description } } },
      places: { until: { in: 'query', name: 'until', explode: true } },
    };
    return spanFilters(operation).map(({ member, said }) => [member, said]);
  };
  // Two members may be meant, `day` and `dueOn`: without backticks, `day` is an ordinary word.
  expect(filterWith('The last one, included')).toEqual([[undefined, 'included']]);
  expect(filterWith('The last day, included')).toEqual([[undefined, 'included']]);
  expect(filterWith('Compared with `day`')).toEqual([['day', undefined]]);
  // A filter of availability compares no date of the item.
  expect(filterWith('Free until then', { type: 'object', properties: { builtOn: date } })).toEqual([
    [undefined, undefined],
  ]);
  expect(filterWith('Compared with dueOn')).toEqual([['dueOn', undefined]]);
  expect(filterWith('The end', { type: 'object', properties: { day: date } })).toEqual([['day', undefined]]);
  // Unless the text names `payTime` or `birthday`, the filter means the time of creation. Beside `dueOn` it is ambiguous.
  const moment = { type: 'string' };
  const order = { createTime: moment, payTime: moment, birthday: date };
  expect(filterWith('截止（含）', { type: 'object', properties: order })).toEqual([
    ['createTime', 'included'],
  ]);
  expect(filterWith('截止', { type: 'object', properties: { ...order, dueOn: date } })).toEqual([
    [undefined, undefined],
  ]);
});
