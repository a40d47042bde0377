import { expect, test } from 'vitest';
import { lintWith, operation } from './lint-fixture.ts';

const bill = {
  allOf: [
    {
      type: 'object',
      required: ['billNo'],
      properties: { billNo: { type: 'string' }, status: { $ref: '../../shared/enums/BillStatus.yaml' } },
    },
    { properties: { periods: { type: 'array', items: { properties: { period: { type: 'integer' } } } } } },
  ],
};
const contentSchema = { type: 'object', required: ['billNo'], properties: { billNo: { type: 'string' } } };
const packed = { name: 'reqData', in: 'query', required: true, schema: { type: 'string', contentSchema } };

const lintMessage = (message: string, request: object) => {
  const row = { code: '9101', when: 'request-invalid', provenance: 'assumed', message };
  return lintWith('error-messages', {
    'service/operations/queryBill.yaml': { post: operation({ 'x-errors': [row], ...request }) },
  });
};
const body = { requestBody: { content: { 'application/json': { schema: bill } } } };

test.each([
  ['a required member', '/billNo 缺少必填字段', body],
  ['a member of another part of the schema', '/periods/0/period 应为整数', body],
  ['a member inside reqData', '/reqData/billNo 缺少必填字段', { parameters: [packed] }],
  ['no pointer', '账单生成中', body],
])('accepts a message with %s', async (_what, message, request) => {
  expect(await lintMessage(message, request)).toEqual([]);
});

test.each([
  ['an unknown member', '/accountNo 缺少必填字段', body, 'has no /accountNo'],
  ['an unknown member of an item', '/periods/0/amount 应为数字', body, 'has no /periods/0/amount'],
  [
    'an unknown member inside reqData',
    '/reqData/status 无效',
    { parameters: [packed] },
    'has no /reqData/status',
  ],
  ['an optional member as missing', '/status 缺少必填字段', body, 'does not require /status'],
])('refuses a message with %s', async (_what, message, request, problem) => {
  expect(await lintMessage(message, request)).toEqual([`queryBill: the request ${problem}`]);
});
