import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ExportColumn, ExportTable } from './columns.ts';
import { toCsv } from './csv.ts';
import { exportPeriod } from './exportPeriod.ts';
import { loadAllPages } from './loadAllPages.ts';
import { toXlsx } from './xlsx.ts';
import { cellRef } from './xlsxParts.ts';

interface Line {
  readonly no: string;
  readonly amount: number;
  readonly count: number;
}

const columns: readonly ExportColumn<Line>[] = [
  { title: '编号', value: ({ no }) => no },
  { title: '金额（元）', value: ({ amount }) => amount, sum: true },
  { title: '笔数', value: ({ count }) => count, integer: true, sum: true },
];
const table = (rows: readonly Line[], more: Partial<ExportTable<Line>> = {}): ExportTable<Line> => ({
  title: '账单',
  period: '截至2026-11-12',
  columns,
  rows,
  ...more,
});
const readBack = async (file: Blob) => readSheets(Buffer.from(await file.arrayBuffer()), { trim: false });
const line = (no: string, amount = 0, count = 0): Line => ({ no, amount, count });
const csvCell = (no: string) =>
  toCsv(table([line(no)], { columns: columns.slice(0, 1) }))
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test('writes CSV with a byte order mark, CRLF, two decimals', () => {
  expect(toCsv(table([line('JC1', 1234.5, 3)]))).toBe('\uFEFF编号,金额（元）,笔数\r\nJC1,1234.50,3\r\n');
});

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['A-1', 'A-1'],
])('writes CSV cell %j as %j', (text, written) => {
  expect(csvCell(text)).toBe(written);
});

test('writes a title, heads and ten thousand rows that a spreadsheet reader opens', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    line(`JC${String(index).padStart(6, '0')}`, Math.round(index * 123.45 * 100) / 100, index % 7),
  );
  const [sheet] = await readBack(await toXlsx(table(rows)));
  expect(sheet?.sheet).toBe('账单');
  expect(sheet?.data.slice(0, 4)).toEqual([
    ['账单', null, null],
    ['截至2026-11-12，共10000条', null, null],
    [null, null, null],
    ['编号', '金额（元）', '笔数'],
  ]);
  expect(sheet?.data.slice(4)).toEqual(rows.map(({ no, amount, count }) => [no, amount, count]));
});

test.each([
  ['=1+1', '=1+1'],
  ['<b> & "c"', '<b> & "c"'],
  ['  edges  ', '  edges  '],
  ['two\nlines', 'two\nlines'],
  ['bell\u0007 half \uD800', 'bell half '],
  ['𠮷野家', '𠮷野家'],
])('writes the text %j into XLSX, read back as %j', async (text, read) => {
  const [sheet] = await readBack(await toXlsx(table([line(text, -0.5)])));
  expect(sheet?.data[4]).toEqual([read, -0.5, 0]);
});

test.each([
  ['2026-11-12', new Date('2026-11-12T00:00:00Z')],
  ['2026-11-12 10:30:15', new Date('2026-11-12T10:30:15Z')],
  ['2024-02-29', new Date('2024-02-29T00:00:00Z')],
  ['2026-13-40', '2026-13-40'],
  ['2026-11', '2026-11'],
])('writes %s into XLSX, read back as %s', async (text, read) => {
  const [sheet] = await readBack(await toXlsx(table([line(text)])));
  const [cell] = sheet?.data[4] ?? [];
  // A moment is a fraction of a day: rounding restores the whole second.
  const seconds = cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;
  expect(seconds).toEqual(read);
});

test('adds up the counted rows exactly to the cent, and writes no total without rows', async () => {
  const rows = [line('A', 0.1, 1), line('B', 0.2, 2), line('C', 5, 3)];
  const total = { label: '合计', counts: ({ no }: Line) => no !== 'C' };
  const [sheet] = await readBack(await toXlsx(table(rows, { total })));
  expect(sheet?.data.at(-1)).toEqual(['合计（2条）', 0.3, 3]);
  expect(toCsv(table(rows, { total }))).toMatch(/\r\n合计（2条）,0\.30,3\r\n$/);
  expect(toCsv(table([], { total }))).toBe('\uFEFF编号,金额（元）,笔数\r\n');
});

test('names a sheet after the list, without forbidden characters', async () => {
  const [sheet] = await readBack(
    await toXlsx(table([line('A')], { title: `账单/应还*[${'长'.repeat(40)}]` })),
  );
  expect(sheet?.sheet).toBe(`账单 应还  ${'长'.repeat(24)}`);
});

test.each([
  [{}, '截至2026-11-12'],
  [{ days: 30 }, '2026-10-14至2026-11-12'],
  [{ dateFrom: '2026-10-01' }, '2026-10-01至2026-11-12'],
  [{ dateFrom: '2026-10-01', dateTo: '2026-10-31' }, '2026-10-01至2026-10-31'],
  [{ dateTo: '2026-10-31' }, '截至2026-10-31'],
  [{ days: 30, dateFrom: '2026-01-01' }, '2026-10-14至2026-11-12'],
])('describes the days %j as %s', (days, text) => {
  expect(exportPeriod(days, '2026-11-12')).toBe(text);
});

test.each([
  [0, 'A1'],
  [25, 'Z1'],
  [26, 'AA1'],
  [701, 'ZZ1'],
  [702, 'AAA1'],
])('names the cell in column %s of line 1: %s', (column, ref) => {
  expect(cellRef(column, 1)).toBe(ref);
});

const pagesOf = (all: readonly number[], size: number) => (pageNo: number) =>
  Promise.resolve({ total: all.length, list: all.slice((pageNo - 1) * size, pageNo * size) });

test.each([
  [0, [1]],
  [4, [0.5, 1]],
  [5, [0.4, 0.8, 1]],
])('loads %s rows in pages of two and reports the progress %j', async (count, progress) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const reported: number[] = [];
  expect(await loadAllPages(pagesOf(all, 2), (share) => reported.push(share))).toEqual(all);
  expect(reported).toEqual(progress);
});
