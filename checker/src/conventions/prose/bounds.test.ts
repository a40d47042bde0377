import { expect, test } from 'vitest';
import { inQuery, lists, number } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { askedBound, boundsOf, withBound } from './bounds.ts';

const moment = { type: 'string', format: 'date-time' };

function boundIn(parameter: object): string | undefined {
  const { operationOf } = smallContract('log.json', {
    paths: {
      '/log': {
        get: {
          ...lists('list', { type: 'object', properties: { at: moment, price: number } }),
          parameters: [parameter],
        },
      },
    },
  });
  const [bound] = boundsOf(operationOf('list'));
  return bound && `${bound.end} ${bound.inclusive ? 'with' : 'without'}`;
}

test.each<[string, string, string | undefined]>([
  ['occurred_to', 'Before this time', 'last without'],
  ['occurred_from', 'At this time or later', 'first with'],
  ['until', 'On or before this instant', 'last with'],
  ['since', 'After the given moment', 'first without'],
  ['since', 'Not before this time', 'first with'],
  ['end_time', '下单时间，含', 'last with'],
  ['end_time', '下单时间，不含', 'last without'],
  // The description does not say whether the limit itself is listed.
  ['until', 'As in the report before the audit', undefined],
])('reads the limit of %s, and whether it is included: %s', (name, description, wanted) => {
  expect(boundIn(inQuery(name, moment, description))).toBe(wanted);
});

test.each([
  ['createdFrom', 'first with'],
  ['createdTo', 'last with'],
  ['min_end', 'first with'],
  ['max_start', 'last with'],
  ['params[endTime]', 'last with'],
  ['date', undefined],
])('reads the end of %s from its name', (name, wanted) => {
  expect(boundIn(inQuery(name, { type: 'string', format: 'date' }, 'Inclusive'))).toBe(wanted);
});

test.each([
  ['price_gte', 'first with'],
  ['price__lt', 'last without'],
  ['price.lte', 'last with'],
  ['price[gt]', 'first without'],
  ['price', undefined],
  ['gte_price', undefined],
])('reads the operator of %s', (name, wanted) => {
  expect(boundIn(inQuery(name, number))).toBe(wanted);
});

test('reads the operators of an object, and the value of a request that asks for one alone', () => {
  const schema = { type: 'object', properties: { gte: number, near: number } };
  expect(boundIn({ name: 'price', in: 'query', style: 'deepObject', schema })).toBe('first with');
  const bound = {
    name: 'price',
    key: 'gte',
    member: 'price',
    end: 'first',
    inclusive: true,
    form: 'number',
    description: '',
  } as const;
  expect(askedBound(bound, withBound({ limit: 9 }, bound, 5))).toBe(5);
  expect(askedBound(bound, { price: { gte: 5, lt: 7 } })).toBeUndefined();
});
