import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { asText, describeErrors } from './violations.ts';

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile({
  type: 'object',
  required: ['productCode'],
  additionalProperties: false,
  properties: {
    productCode: { type: 'string', enum: ['12003', '12007'] },
    whole: { type: 'boolean' },
    pages: { type: 'array', items: { type: 'integer', minimum: 1 } },
    either: { oneOf: [{ type: 'string' }, { type: 'object' }] },
  },
});

const violations = (value: unknown, at?: string) => {
  validate(value);
  return describeErrors(validate.errors, at).map(asText);
};

test('lists every violation with its pointer and what was expected', () => {
  expect(violations({ whole: 'yes', pages: [1, 0, 'x'], other: 1 })).toEqual([
    '/productCode 缺少必填字段',
    '/other 不是约定的字段',
    '/whole 应为布尔值',
    '/pages/1 不能小于 1',
    '/pages/2 应为整数',
  ]);
  expect(violations({ productCode: '99999' })).toEqual(['/productCode 应为以下之一：12003、12007']);
});

test('starts pointers at the document’s place in the request', () => {
  expect(violations({}, '/reqData')).toEqual(['/reqData/productCode 缺少必填字段']);
});

test('describes a failed alternative by the expectations of each branch', () => {
  expect(violations({ productCode: '12003', either: 1 })).toEqual(['/either 应为字符串', '/either 应为对象']);
});

test('names the whole document by the pointer /', () => expect(violations(3)).toEqual(['/ 应为对象']));
