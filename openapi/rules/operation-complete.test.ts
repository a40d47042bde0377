import { expect, test } from 'vitest';
import { lintWith, operation } from './lint-fixture.ts';

const lintOperation = (replace: Record<string, unknown>) =>
  lintWith('operation-complete', { 'service/operations/queryBill.yaml': { post: operation(replace) } });

test('accepts a complete operation', async () => {
  expect(await lintOperation({})).toEqual([]);
  expect(
    await lintOperation({ 'x-spec': undefined, 'x-provenance': 'assumed', 'x-why': '账单页需要' }),
  ).toEqual([]);
});

test.each([
  ['an English summary', { summary: 'query a bill' }, /summary must read/],
  ['no provenance', { 'x-spec': undefined }, /give x-spec/],
  ['an assumption without a reason', { 'x-spec': undefined, 'x-provenance': 'assumed' }, /one line x-why/],
  ['an unknown effect', { 'x-effect': 'maybe' }, /x-effect/],
  [
    'no examples',
    { responses: { '200': { description: '无', content: { 'application/json': { schema: {} } } } } },
    /no examples/,
  ],
])('refuses %s', async (_what, replace, message) => {
  expect(await lintOperation(replace)).toEqual([expect.stringMatching(message)]);
});
