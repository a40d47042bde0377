import { expect, test } from 'vitest';
import { queryBills, standard } from '../fixture.ts';
import { answerFields } from '../operationFields.ts';
import { requestParts } from '../requestParts.ts';
import { fieldTable } from './fieldTable.ts';

const context = { operationId: 'queryBills', label: '表', enums: new Set(['BillStatus']) };

test('a request row has name, type, need and an escaped description', () => {
  const [{ fields } = { fields: [] }] = requestParts(queryBills);
  const table = fieldTable(fields, { ...context, part: 'request' }).text;
  expect(table).toContain('<tr id="queryBills.request.productCode">');
  expect(table).toContain('<b>是</b>');
  expect(table).toContain('产品 &lt;代码&gt;');
});

test('an enumeration is linked and its values are labelled', () => {
  const table = fieldTable(answerFields(queryBills, standard), { ...context, part: 'answer' }).text;
  expect(table).toContain('<tr id="queryBills.answer.resultData.status">');
  expect(table).toContain('<a href="enums.html#BillStatus">BillStatus</a>');
  expect(table).toContain('<code>5002</code> 已逾期');
});
