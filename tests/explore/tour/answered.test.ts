import { expect, test } from 'vitest';
import { contradictions } from '../rules/contradictions.ts';
import { answered } from './answered.ts';

const row = { billNo: 'ZD1', period: 2, periods: 6, owed: 1234.5, lastRepayDate: '2026-11-20' };
const entry = (operationId: string, ...list: unknown[]) =>
  ({ operationId, response: { resultCode: '0000000', resultData: { total: 1, list } } }) as never;

test('an answer tells the facts of its rows, by the names that pages give them', () => {
  expect(answered([entry('queryBillPage', row), entry('queryNothing', row)])).toEqual([
    { fact: 'bill.owed:ZD1.2', text: '1234.5', at: '应答 queryBillPage' },
    { fact: 'bill.dueDate:ZD1.2', text: '2026-11-20', at: '应答 queryBillPage' },
  ]);
  expect(answered([{ operationId: 'queryBillPage', response: { resultCode: 'E1' } } as never])).toEqual([]);
});

test('a page that rounds what came over the wire contradicts it', () => {
  const shown = (text: string) => ({ fact: 'bill.owed:ZD1.2', text, at: '/bills' });
  const told = answered([entry('queryBillPage', row)]);
  expect(contradictions([shown('1,234.50'), ...told])).toEqual([]);
  expect(contradictions([shown('1,235.00'), ...told])).toMatchObject([{ check: 'agrees.fact' }]);
});
