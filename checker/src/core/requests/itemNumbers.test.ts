/** The numbers of the first item of a list grow by one, those of the second by three. */
import { expect, test } from 'vitest';
import { creates, exampleBody, number, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { withItemNumbers } from './itemNumbers.ts';

/** Returns the variants of an order of these lines. */
function variants(line: object, lines: readonly object[]): unknown[] {
  const { operationOf } = smallContract('shop.json', {
    paths: {
      '/orders': {
        post: creates(
          'order',
          object({ id: number }),
          exampleBody(object({ lines: { type: 'array', items: object(line) } }), { lines }),
        ),
      },
    },
  });
  return withItemNumbers(operationOf('order'), { lines });
}

const few = { ...number, maximum: 2 };

test.each<[string, object, object[], object[]]>([
  [
    'different quantities',
    { sku: text, quantity: number },
    [
      { sku: 'A', quantity: 2 },
      { sku: 'B', quantity: 1 },
    ],
    [
      { sku: 'A', quantity: 3 },
      { sku: 'B', quantity: 4 },
    ],
  ],
  // With three more, the second item would exceed the maximum: it stays as it is.
  [
    'no more than the maximum',
    { sku: text, quantity: few },
    [
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 1 },
    ],
    [
      { sku: 'A', quantity: 2 },
      { sku: 'B', quantity: 1 },
    ],
  ],
  [
    'the same ids',
    { product_id: number, count: number },
    [
      { product_id: 1, count: 1 },
      { product_id: 2, count: 1 },
    ],
    [
      { product_id: 1, count: 2 },
      { product_id: 2, count: 4 },
    ],
  ],
])('sends items with %s', (_, line, lines, wanted) => {
  expect(variants(line, lines)).toEqual([{ lines: wanted }]);
});

test.each<[string, object, object[]]>([
  ['one item', { quantity: number }, [{ quantity: 1 }]],
  ['items without numbers', { sku: text }, [{ sku: 'A' }, { sku: 'B' }]],
])('varies no list of %s', (_, line, lines) => {
  expect(variants(line, lines)).toEqual([]);
});
