import { expect, test } from 'vitest';
import { contradictions } from '../rules/contradictions.ts';
import { wireFacts } from './wireFacts.ts';

const row = { billNo: 'ZD1', period: 2, periods: 6, owed: 1234.5, lastRepayDate: '2026-11-20' };
const entry = (operationId: string, ...list: unknown[]) =>
  ({ operationId, response: { resultCode: '0000000', resultData: { total: 1, list } } }) as never;

test('reads the facts of rows under the names that pages use, none of other operations and refusals', () => {
  expect(wireFacts([entry('queryBillPage', row), entry('queryNothing', row)])).toEqual([
    { fact: 'bill.owed:ZD1.2', text: '1234.5', at: '应答 queryBillPage' },
    { fact: 'bill.dueDate:ZD1.2', text: '2026-11-20', at: '应答 queryBillPage' },
  ]);
  expect(wireFacts([{ operationId: 'queryBillPage', response: { resultCode: 'E1' } } as never])).toEqual([]);
});

test('finds a page that rounds a figure of the response', () => {
  const shown = (text: string) => ({ fact: 'bill.owed:ZD1.2', text, at: '/bills' });
  const wire = wireFacts([entry('queryBillPage', row)]);
  expect(contradictions([shown('1,234.50'), ...wire])).toEqual([]);
  expect(contradictions([shown('1,235.00'), ...wire])).toMatchObject([{ check: 'agrees.fact' }]);
});
