import { expect, test } from 'vitest';
import type { Schema } from '#tools/contract/document.ts';
import { fieldOf, fieldsOf, typeName } from './fields.ts';

const bill: Schema = {
  type: 'object',
  required: ['amount'],
  properties: {
    amount: { type: 'number', format: 'money' },
    status: {
      'x-name': 'BillStatus',
      enum: ['5001'],
      'x-enum-varnames': ['Open'],
      'x-enum-descriptions': ['未结清'],
    },
  },
};
const brief = (schema: Schema) =>
  fieldsOf(schema).map(({ path, depth, type, required }) => [path, depth, type, required]);

test('lists members depth first, also those of list entries', () => {
  const properties: Schema['properties'] = {
    bills: { type: 'array', items: bill },
    total: { type: 'integer' },
  };
  expect(brief({ required: ['bills'], properties })).toEqual([
    ['bills', 0, '数组〈对象〉', true],
    ['bills[].amount', 1, '金额', true],
    ['bills[].status', 1, '常量', false],
    ['total', 0, '整数', false],
  ]);
});

test('an enumeration keeps its name and labels', () => {
  const values = [{ value: '5001', label: '未结清' }];
  expect(fieldOf('bill', bill, true).at(-1)).toMatchObject({ enumName: 'BillStatus', values });
});

test('lists the members of all branches, each name once', () => {
  const branch = (name: string): Schema => ({ properties: { kind: {}, [name]: {} } });
  expect(brief({ oneOf: [branch('a'), branch('b')] }).map(([path]) => path)).toEqual(['kind', 'a', 'b']);
});

test.each([
  [{ type: ['string', 'null'] }, '字符串 | 空'],
  [{ type: 'string', contentSchema: {} }, 'JSON 文本'],
  [{ type: 'string', format: 'binary' }, '文件'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, '映射〈整数〉'],
  [{ oneOf: [{ type: 'string' }, { type: 'object' }] }, '字符串 | 对象'],
  [{}, '任意'],
] satisfies [Schema, string][])('names the type of %j: %s', (schema, words) => {
  expect(typeName(schema)).toBe(words);
});

test.each([
  [{ type: 'string', minLength: 1, maxLength: 64 }, '1–64 个字符'],
  [{ type: 'integer', minimum: 1 }, '至少 1'],
  [{ type: 'array', maxItems: 3 }, '至多 3 项'],
] satisfies [Schema, string][])('names the limits of %j: %s', (schema, words) => {
  expect(fieldOf('x', schema, true)[0]?.limits).toBe(words);
});
