import { expect, test } from 'vitest';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { decimals } from './decimals.ts';

const number = (description?: string) => ({ type: 'number', description });

test.each([
  ['', number('Price with at most two decimals'), 1.25, 0],
  ['', number('Price with at most two decimals'), 1.255, 1],
  ['', number('rounded half up to cents'), 0.1 + 0.2, 1],
  ['', number('保留两位小数'), 1.001, 1],
  ['', number('one decimal; null without reviews'), 4.55, 1],
  ['', number('Weight'), 0.1 + 0.2, 0],
  ['Prices are rounded to two decimals', number(), 0.333, 1],
  ['Weights are rounded to two decimals', number(), 0.333, 0],
])('%s %j: %d gives %i findings', (summary, price, shown, count) => {
  const { sent } = smallContract('price.json', {
    openapi: '3.0.3',
    info: { title: 'Price', version: '1' },
    paths: {
      '/price': {
        get: {
          operationId: 'getPrice',
          summary,
          responses: {
            200: {
              description: 'it',
              content: { 'application/json': { schema: { type: 'object', properties: { price } } } },
            },
          },
        },
      },
    },
  });
  expect(decimals.judge(sent('getPrice', {}, { price: shown }).exchange)).toHaveLength(count);
});
