import { expect, test } from 'vitest';
import { aggregateIn, nounFits } from './aggregate.ts';

test.each<[string, string, string, string]>([
  ['Sum of total_cost of all fuel entries, rounded to two decimals', 'sum', 'totalcost', 'fuel-entries'],
  ['Sum of the liters of all fuel entries', 'sum', 'liter', 'fuel-entries'],
  ['The total of the amounts of its payments', 'sum', 'amount', 'payments'],
  [
    'Average of the stars of all reviews, rounded to one decimal; null while there is none',
    'average',
    'star',
    'reviews',
  ],
  ['Average of the `stars` of its reviews, rounded to one decimal.', 'average', 'star', 'reviews'],
  ['Number of its reviews', 'number', '', 'reviews'],
  ['Number of all comments. Never negative.', 'number', '', 'comments'],
])('reads in "%s" the %s of "%s" over all %s', (description, kind, member, collection) => {
  const found = aggregateIn(description);
  expect(found).toMatchObject({ kind, member });
  expect(found && nounFits(found, collection)).toBe('whole');
});

test('takes the first of several words for a state', () => {
  const found = aggregateIn('Sum of distance_km of the finished trips, rounded to one decimal');
  expect(found).toMatchObject({
    kind: 'sum',
    member: 'distancekm',
    before: 'finished',
    rounding: { places: 1 },
  });
  expect(found && nounFits(found, 'trips')).toBe('state');
  expect(found && nounFits(found, 'fuel-entries')).toBeUndefined();
});

test.each([
  'Sum of the amounts of all payments that are settled',
  'Average of the stars of its reviews in the last year',
  'Number of reviews without a text',
  'Number of reviews, hidden ones excluded',
  'Sum of net and tax',
  'Length of the queue',
  'The serial number of its parts',
])('reads nothing about all payments, reviews or parts in "%s"', (description) => {
  const found = aggregateIn(description);
  const fits = ['payments', 'reviews', 'parts'].some((each) => found && nounFits(found, each));
  expect(fits).toBe(false);
});
