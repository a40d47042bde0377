import { expect, test } from 'vitest';
import { lintWith, operation } from './lint-fixture.ts';
import { stockWords } from './sensible-examples.ts';

test.each([
  ['string', ['string']],
  [{ name: 'Foo', list: ['杭州禾川工业设备有限公司', 'test'] }, ['Foo', 'test']],
  [{ amount: 269548.52, none: null }, []],
  ['testing is a word', []],
])('finds the stock words of %j: %j', (value, words) => {
  expect(stockWords(value)).toEqual(words);
});

test('refuses an example made of stock words', async () => {
  const sound = operation();
  const content = { 'application/json': { schema: {}, examples: { lazy: { value: { status: 'string' } } } } };
  const files = {
    'service/operations/queryBill.yaml': {
      post: { ...sound, responses: { '200': { description: '账单', content } } },
    },
  };
  expect(await lintWith('sensible-examples', {})).toEqual([]);
  expect(await lintWith('sensible-examples', files)).toEqual(['example lazy holds the stock word "string"']);
});
