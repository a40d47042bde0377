import { expect, test } from 'vitest';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { decimals } from './decimals.ts';

test.each([
  ['description', 'Price with at most two decimals', 1.25, 0],
  ['description', 'Price with at most two decimals', 1.255, 1],
  // 0.30000000000000004
  ['description', 'rounded half up to cents', 0.1 + 0.2, 1],
  ['description', '保留两位小数', 1.001, 1],
  ['description', 'one decimal; null without reviews', 4.55, 1],
  ['description', 'Weight', 0.1 + 0.2, 0],
  ['summary', 'Prices are rounded to two decimals', 0.333, 1],
  ['summary', 'Weights are rounded to two decimals', 0.333, 0],
])('with the %s "%s", the price %d gives %i findings', (where, text, shown, count) => {
  const price = { type: 'number', description: where === 'description' ? text : undefined };
  const summary = where === 'summary' ? text : '';
  const { sent } = smallContract('price.json', {
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
