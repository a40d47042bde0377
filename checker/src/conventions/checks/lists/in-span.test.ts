import { expect, test } from 'vitest';
import { foreignExchange, foreignOperation } from '../../../core/fixtures/petshop.ts';
import { inSpan } from './in-span.ts';

const date = { type: 'string', format: 'date' };

/** Returns the number of complaints about one item of a filtered list. */
function complaintCount(asked: Record<string, string>, item: object): number {
  const operation = {
    ...foreignOperation('petshop.listPets'),
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
  ['after it', { from: '2027-03-10' }, { date: '2027-03-11' }, 0],
  ['before it', { from: '2027-03-10' }, { date: '2027-03-01' }, 1],
  ['before it, the day itself in some zone', { from: '2027-03-10' }, { date: '2027-03-09' }, 0],
  ['after the last', { createdBefore: '2027-03-10' }, { createdAt: '2027-04-01T00:00:00Z' }, 1],
  ['a span that goes on', { from: '2027-03-10' }, { from: '2027-03-01', to: '2027-03-20' }, 0],
  ['a span that is over', { from: '2027-03-10' }, { from: '2027-03-01', to: '2027-03-04' }, 1],
  ['a span that has not begun', { to: '2027-03-10' }, { from: '2027-03-20', to: '2027-03-24' }, 1],
  ['another day', { date: '2027-03-10' }, { date: '2027-03-20' }, 1],
  ['rooms that are free then, built at any time', { from: '2027-03-10' }, { builtOn: '1980-01-01' }, 0],
])('%s', (_, asked, item, count) => {
  expect(complaintCount(asked as Record<string, string>, item)).toBe(count);
});

test.each([
  ['until long ago, made since', { until: '1971-01-01' }, { madeOn: '2020-01-01', soldOn: '2027-01-01' }, 1],
  ['until long ago, made before', { until: '1971-01-01' }, { madeOn: '1970-06-01', soldOn: '2027-01-01' }, 0],
  ['until long ago, no time is shown', { until: '1971-01-01' }, { name: 'Minka' }, 0],
  [
    'until lately, made since by another time',
    { until: '2027-01-01' },
    { madeOn: '2027-06-01', soldOn: '2027-07-01' },
    0,
  ],
  ['from long ago', { from: '1971-01-01' }, { madeOn: '2020-01-01', soldOn: '2027-01-01' }, 0],
])('%s', (_, asked, item, count) => {
  expect(complaintCount(asked as unknown as Record<string, string>, item)).toBe(count);
});
