import { expect, test } from 'vitest';
import { lintWith, operation } from './lint-fixture.ts';

test('accepts a file named after its operation', async () => {
  expect(await lintWith('operation-file-name', {})).toEqual([]);
});

test('refuses an operation in a file of another name', async () => {
  const files = { 'service/operations/queryBill.yaml': { post: operation({ operationId: 'queryOrder' }) } };
  expect(await lintWith('operation-file-name', files)).toEqual([
    'operation queryOrder lies in queryBill.yaml',
  ]);
});
