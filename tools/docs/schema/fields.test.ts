import { expect, test } from 'vitest';
import { resolve } from '../fixture.ts';
import type { Schema } from '../model.ts';
import { fieldOf, fieldsOf, typeName } from './fields.ts';

const brief = (schema: Schema) =>
  fieldsOf(resolve(schema)).map(({ path, depth, type, required }) => [path, depth, type, required]);

test('members come depth first, entries of lists too', () => {
  const schema: Schema = {
    required: ['bills'],
    properties: {
      bills: { type: 'array', items: { $ref: '#/components/schemas/Bill' } },
      total: { type: 'integer' },
    },
  };
  expect(brief(schema)).toEqual([
    ['bills', 0, '数组〈对象〉', true],
    ['bills[].amount', 1, '金额', true],
    ['bills[].status', 1, '字符串', false],
    ['total', 0, '整数', false],
  ]);
});

test('a description beside a reference wins; an enumeration keeps its name and labels', () => {
  const [, amount, status] = fieldOf('bill', resolve<Schema>({ $ref: '#/components/schemas/Bill' }), true);
  expect(amount?.description).toBe('应还，元');
  expect(status).toMatchObject({
    enumName: 'BillStatus',
    values: [
      { value: '5001', label: '未结清' },
      { value: '5002', label: '已逾期' },
    ],
  });
});

test('branches share one table and each name stands once', () => {
  const branch = (name: string): Schema => ({
    type: 'object',
    properties: { kind: { type: 'string' }, [name]: { type: 'string' } },
  });
  expect(brief({ oneOf: [branch('a'), branch('b')] }).map(([path]) => path)).toEqual(['kind', 'a', 'b']);
});

test.each([
  [{ type: ['string', 'null'] }, '字符串 | 空'],
  [{ type: 'string', contentSchema: {} }, 'JSON 文本'],
  [{ type: 'string', format: 'binary' }, '文件'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, '映射〈整数〉'],
  [{ oneOf: [{ type: 'string' }, { type: 'object' }] }, '字符串 | 对象'],
  [{}, '任意'],
] satisfies [Schema, string][])('%j is %s', (schema, words) => {
  expect(typeName(schema)).toBe(words);
});

test('limits are said in words', () => {
  const limits = (schema: Schema) => fieldOf('x', schema, true)[0]?.limits;
  expect(limits({ type: 'string', minLength: 1, maxLength: 64 })).toBe('1–64 个字符');
  expect(limits({ type: 'integer', minimum: 1 })).toBe('至少 1');
  expect(limits({ type: 'array', maxItems: 3 })).toBe('至多 3 项');
});
