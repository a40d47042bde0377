import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ExportColumn } from './columns.ts';
import { toCsv } from './csv.ts';
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
  { title: '金额（元）', value: ({ amount }) => amount },
  { title: '笔数', value: ({ count }) => count, integer: true },
];
const line = (no: string, amount = 0, count = 0): Line => ({ no, amount, count });
const csvCell = (no: string) =>
  toCsv(columns.slice(0, 1), [line(no)])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test('CSV: a byte order mark, CRLF, two decimals', () => {
  expect(toCsv(columns, [line('JC1', 1234.5, 3)])).toBe('\uFEFF编号,金额（元）,笔数\r\nJC1,1234.50,3\r\n');
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
])('CSV cell %j is written %j', (text, written) => {
  expect(csvCell(text)).toBe(written);
});

test('ten thousand rows open in a spreadsheet reader and are the rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    line(`JC${String(index).padStart(6, '0')}`, Math.round(index * 123.45 * 100) / 100, index % 7),
  );
  const file = Buffer.from(await (await toXlsx(columns, rows)).arrayBuffer());
  const [sheet] = await readSheets(file);
  expect(sheet?.data[0]).toEqual(['编号', '金额（元）', '笔数']);
  expect(sheet?.data.slice(1)).toEqual(rows.map(({ no, amount, count }) => [no, amount, count]));
});

test.each([
  ['=1+1', '=1+1'],
  ['<b> & "c"', '<b> & "c"'],
  ['  edges  ', '  edges  '],
  ['two\nlines', 'two\nlines'],
  ['bell\u0007 half \uD800', 'bell half '],
  ['𠮷野家', '𠮷野家'],
])('XLSX: the text %j is read back as %j', async (text, read) => {
  const file = await toXlsx(columns, [line(text, -0.5)]);
  const [sheet] = await readSheets(Buffer.from(await file.arrayBuffer()), { trim: false });
  expect(sheet?.data[1]).toEqual([read, -0.5, 0]);
});

test.each([
  [0, 'A1'],
  [25, 'Z1'],
  [26, 'AA1'],
  [701, 'ZZ1'],
  [702, 'AAA1'],
])('cell %s of the first line is %s', (column, ref) => {
  expect(cellRef(column, 1)).toBe(ref);
});

const pagesOf = (all: readonly number[], size: number) => (pageNo: number) =>
  Promise.resolve({ total: all.length, list: all.slice((pageNo - 1) * size, pageNo * size) });

test.each([
  [0, [1]],
  [4, [0.5, 1]],
  [5, [0.4, 0.8, 1]],
])('%s rows by twos: progress %j', async (count, progress) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const heard: number[] = [];
  expect(await loadAllPages(pagesOf(all, 2), (share) => heard.push(share))).toEqual(all);
  expect(heard).toEqual(progress);
});
