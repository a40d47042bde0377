import { expect, test } from 'vitest';
import { lintWith, operation } from './lint-fixture.ts';

const contentSchema = {
  type: 'object',
  required: ['status'],
  properties: { status: { $ref: '../../shared/enums/BillStatus.yaml' } },
};
const lintReqData = (reqData: string) => {
  const schema = { type: 'object', properties: { reqData: { type: 'string', contentSchema } } };
  const requestBody = {
    content: { 'application/json': { schema, examples: { one: { value: { reqData } } } } },
  };
  return lintWith('req-data-examples', {
    'service/operations/queryBill.yaml': { post: operation({ requestBody }) },
  });
};

test('accepts a text whose JSON is valid', async () => {
  expect(await lintReqData('{"status":"5001"}')).toEqual([]);
});

test.each([
  ['no JSON', 'status=5001', 'example one: reqData is not JSON'],
  ['a missing member', '{}', "example one: reqData must have required property 'status'"],
  [
    'an unknown code',
    '{"status":"1"}',
    'example one: reqData/status must be equal to one of the allowed values',
  ],
])('refuses %s', async (_what, reqData, message) => {
  expect(await lintReqData(reqData)).toEqual([message]);
});
