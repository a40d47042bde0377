import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const read = (cells: string[]) =>
  linesOf({ titles: [], rows: [{ no: 7, cells }] }, { number: 0, amount: 1, date: 2, note: 3 });

test('reads a line of the ledger', async () => {
  expect(await read(['JC20261102W0004502', '(5.20)', '2026/11/2', '货款'])).toEqual({
    lines: [
      {
        row: 7,
        number: 'JC20261102W0004502',
        period: undefined,
        day: '2026-11-02',
        cents: -520,
        note: '货款',
      },
    ],
    leftOut: [],
  });
});

test('keeps a line that has only an amount', async () => {
  expect((await read(['', '5'])).lines).toMatchObject([{ number: '', cents: 500, note: '' }]);
});

test.each([
  [['本月合计', '5'], 'total', '本月合计'],
  [['', '5', '', '合 计'], 'total', '合 计'],
  [['', '5', '', '期初余额'], 'total', '期初余额'],
  [['JC1', ''], 'noAmount', ''],
  [['JC1', '0.00'], 'noAmount', '0.00'],
  [['JC1', '-'], 'noAmount', '-'],
  [['JC1', '#REF!'], 'formulaError', '#REF!'],
  [['#N/A', '5'], 'formulaError', '#N/A'],
  [['JC1', '五元'], 'amount', '五元'],
  [['3.08128E+11', '5'], 'rounded', '3.08128E+11'],
])('leaves out %j and says why', { tags: ['far-reconcile-left-out'] }, async (cells, reason, cell) => {
  expect(await read(cells)).toEqual({ lines: [], leftOut: [{ row: 7, reason, cell }] });
});

test('keeps a line with a number although its note reads like a total', async () => {
  expect((await read(['JC20261102W0004502', '5', '', '本月合计付款'])).lines).toHaveLength(1);
});
