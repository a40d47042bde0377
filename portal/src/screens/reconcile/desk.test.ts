import { expect, test } from 'vitest';
import { openFile, openSheet, periodOf, type Desk } from './desk.ts';
import type { Sheet } from './file/sheet.ts';
import { keepChoice, keptChoice, keptColumns, keptSide } from './keptChoice.ts';

const sheet = (name: string, ...lines: readonly string[]): Sheet => ({
  name,
  rows: lines.map((line, index) => ({ no: index + 1, cells: line.split('|') })),
});
const HEAD = '日期|单号|借方|贷方|摘要';
const ledger = sheet(
  '明细',
  HEAD,
  '2026-09-12|JC20260912W0004502||5.20|货款',
  '2026-10-03|JC20261003W0004503||6.20|',
);
const given = { last: undefined, today: '2026-11-12', unnamed: (letter: string) => `${letter}列` };

const opened = (...sheets: readonly Sheet[]) => openFile({ name: 'a.xlsx', sheets }, given);
const deskOf = (...sheets: readonly Sheet[]): Desk => {
  const desk = opened(...sheets);
  if ('problem' in desk) throw new Error(desk.problem);
  return desk;
};

test('opens the first sheet with amounts and suggests columns, bills and whole months', () => {
  expect(deskOf(sheet('说明', '使用方法'), ledger)).toMatchObject({
    sheetName: '明细',
    columns: { number: 1, date: 0, amount: 3, note: 4 },
    scope: { side: 'bills', figure: 'charged', from: '2026-09-01', to: '2026-10-31' },
  });
});

test('opens another sheet of the file with its own columns', () => {
  const desk = openSheet(
    deskOf(ledger, sheet('十一月', '单号|金额', 'JC20261102W0004502|5.20')),
    '十一月',
    given,
  );
  expect(desk).toMatchObject({ sheetName: '十一月', columns: { number: 0, amount: 1 } });
});

test.each([
  ['no amount', sheet('a', '姓名|部门', '王芳|财务')],
  ['days alone', sheet('a', '日期', '2026-11-02')],
  ['errors instead of amounts', sheet('a', '单号|金额', 'JC20261102W0004502|#REF!')],
])('refuses a file with %s', { tags: ['far-reconcile-file'] }, (_, one) => {
  expect(opened(one)).toEqual({ problem: 'noAmount' });
});

const daysOf = (...days: readonly string[]) => ({
  titles: [],
  rows: days.map((day, index) => ({ no: index, cells: [day] })),
});

// Today is 2026-11-12.
test.each([
  ['whole months', ['2026-09-12', '2026-10-03'], '2026-09-01', '2026-10-31'],
  ['the current month until today', ['2026-11-02'], '2026-11-01', '2026-11-12'],
  ['a whole February in a leap year', ['2024-02-10'], '2024-02-01', '2024-02-29'],
  ['the month of a later day until that day', ['2026-12-05'], '2026-12-01', '2026-12-05'],
  ['the last month and the current one without rows', [], '2026-10-01', '2026-11-12'],
  ['the last month and the current one without a day', ['合计'], '2026-10-01', '2026-11-12'],
])('suggests the period %s: %j from %s to %s', (_, days, from, to) => {
  expect(periodOf(daysOf(...days), 0, '2026-11-12')).toEqual({ from, to });
});

/** A storage in memory. */
function storage() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

test(
  'keeps columns by their heads, and side and figure, for each account',
  { tags: ['far-reconcile-mapping'] },
  () => {
    const store = storage();
    keepChoice(
      'pin1',
      deskOf(ledger).table,
      { number: 1, amount: 2 },
      { side: 'orders', figure: 'amount' },
      store,
    );
    const last = keptChoice('pin1', store);
    // The next file has them elsewhere.
    const table = deskOf(sheet('a', '借方|单号|贷方|日期', '|JC20261102W0004502|5.20|2026-11-02')).table;
    expect(keptColumns(table, last)).toEqual({ number: 1, amount: 0 });
    expect(keptSide(last)).toEqual({ side: 'orders', figure: 'amount' });
    expect(keptChoice('pin2', store)).toBeUndefined();
  },
);

test('keeps no columns for a file that lacks the kept heads', () => {
  const store = storage();
  keepChoice(
    'pin1',
    deskOf(ledger).table,
    { number: 1, amount: 2 },
    { side: 'bills', figure: 'owed' },
    store,
  );
  const table = deskOf(sheet('a', '账单号|金额', 'JC20261102W0004502|5.20')).table;
  expect(keptColumns(table, keptChoice('pin1', store))).toBeUndefined();
});

test.each([['{'], ['{"titles":1}'], [''], ['{"titles":{},"side":"x","figure":""}']])(
  'ignores a damaged choice: %s',
  (text) => {
    expect(keptChoice('pin1', { getItem: () => text })).toBeUndefined();
  },
);

test('falls back to the default figure of the kept side, or without a choice to the default side', () => {
  expect(keptSide({ titles: {}, side: 'orders', figure: 'owed' })).toEqual({
    side: 'orders',
    figure: 'amount',
  });
  expect(keptSide(undefined)).toEqual({ side: 'bills', figure: 'charged' });
});
