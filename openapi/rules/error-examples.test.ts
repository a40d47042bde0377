import { expect, test } from 'vitest';
import { lintWith, operation, soundContract } from './lint-fixture.ts';

const lintExamples = (examples: Readonly<Record<string, unknown>>, replace: object = {}) => {
  const content = { 'application/json': { schema: {}, examples } };
  const root = {
    ...(soundContract['service/openapi.yaml'] as object),
    'x-errors': { before: [{ code: '0100' }], after: [{ code: '5000' }] },
  };
  return lintWith('error-examples', {
    'service/openapi.yaml': root,
    'service/operations/queryBill.yaml': {
      post: operation({ responses: { '200': { description: '账单', content } }, ...replace }),
    },
  });
};
const example = (code: string) => ({ [`error-${code}`]: { value: { code } } });

test('accepts one example per code, inherited ones included', async () => {
  expect(await lintExamples({ ...example('0100'), ...example('9101'), ...example('5000') })).toEqual([]);
  expect(await lintExamples({ ...example('9101'), ...example('5000') }, { 'x-login': 'optional' })).toEqual(
    [],
  );
});

test('names the code without an example and the example without a code', async () => {
  expect(await lintExamples({ ...example('0100'), ...example('9101'), ...example('9301') })).toEqual([
    'queryBill: no example error-5000',
    'queryBill: example error-9301 shows a code that x-errors lacks',
  ]);
});
