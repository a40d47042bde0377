import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { toXlsx } from '#portal/ui/export/xlsx.ts';
import { MOST_BYTES, readFile } from './readFile.ts';

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = '明细账.csv') => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(bytes.buffer),
});
const textFile = (text: string) => fileOf(new TextEncoder().encode(text));

const cellsOf = async (file: Parameters<typeof readFile>[0]) => {
  const read = await readFile(file);
  return 'problem' in read ? read.problem : read.sheets.map(({ rows }) => rows.map(({ cells }) => cells));
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook of two sheets as Excel writes it. The second sheet is hidden. @param more parts by path */
const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}, properties = '') =>
  fileOf(
    new Uint8Array(
      zipSync(
        Object.fromEntries(
          Object.entries({
            'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="r"><workbookPr${properties}/><sheets><sheet name="十一月" sheetId="1" r:id="rId1"/><sheet name="底稿" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
            'xl/_rels/workbook.xml.rels':
              '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
            'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
            'xl/worksheets/sheet2.xml':
              '<worksheet><sheetData><row r="1"><c r="A1"><v>9</v></c></row></sheetData></worksheet>',
            ...more,
          }).map(([path, xml]) => [path, strToU8(xml)]),
        ),
      ),
    ),
    '明细账.xlsx',
  );

test.each([
  [
    'commas',
    '编号,金额\r\nJC1,"1,234.50"\r\n',
    [
      ['编号', '金额'],
      ['JC1', '1,234.50'],
    ],
  ],
  [
    'tabs',
    '编号\t金额\nJC1\t5\n',
    [
      ['编号', '金额'],
      ['JC1', '5'],
    ],
  ],
  [
    'semicolons',
    '编号;金额\nJC1;1,5\n',
    [
      ['编号', '金额'],
      ['JC1', '1,5'],
    ],
  ],
  [
    'quotes and line breaks in a field',
    '摘要,金额\n"付""货""款\n二行",5\n',
    [
      ['摘要', '金额'],
      ['付"货"款\n二行', '5'],
    ],
  ],
  [
    'a quote in the middle of a field',
    '摘要,金额\n5"管,6\n',
    [
      ['摘要', '金额'],
      ['5"管', '6'],
    ],
  ],
  [
    'texts kept as such',
    '编号,金额\n="0012",\'-5\n',
    [
      ['编号', '金额'],
      ['0012', '-5'],
    ],
  ],
  [
    'empty lines',
    '编号,金额\n\n,\nJC1,5',
    [
      ['编号', '金额'],
      ['JC1', '5'],
    ],
  ],
  ['a byte order mark', '\uFEFF编号,金额\n', [['编号', '金额']]],
])('reads text with %s', async (_, text, rows) => {
  expect(await cellsOf(textFile(text))).toEqual([rows]);
});

test('numbers the lines as a spreadsheet does', async () => {
  const read = await readFile(textFile('明细账\n\n编号,金额\n"a\nb",1\n'));
  expect('sheets' in read && read.sheets[0]?.rows.map(({ no }) => no)).toEqual([1, 3, 4]);
});

test('reads the Chinese code page', async () => {
  // 编号,1
  expect(await cellsOf(fileOf(new Uint8Array([0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0x31])))).toEqual([
    [['编号', '1']],
  ]);
});

test('reads a workbook that the portal has written', async () => {
  const columns = [
    { title: '编号', value: ({ no }: { no: string }) => no },
    { title: '金额', value: () => 41_276.5 },
    { title: '日期', value: () => '2026-11-02' },
  ];
  const blob = await toXlsx({ title: '账单', period: '', columns, rows: [{ no: '<b>&"' }] });
  const [rows] = await cellsOf(fileOf(new Uint8Array(await blob.arrayBuffer()))).then((read) =>
    typeof read === 'string' ? [] : read,
  );
  expect(rows?.slice(-2)).toEqual([
    ['编号', '金额', '日期'],
    ['<b>&"', '41276.5', '2026-11-02'],
  ]);
});

test('reads shared, rich and inline texts, booleans, errors, days and numbers of a visible sheet', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="177" formatCode="[Red]#,##0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/><xf numFmtId="177"/></cellXfs></styleSheet>';
  const shared =
    '<sst><si><t>编号</t></si><si><r><t xml:space="preserve">金 </t></r><r><rPr/><t>额&amp;</t></r><rPh><t>x</t></rPh></si></sst>';
  const file = workbook(
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>' +
      '<row r="4"><c r="A4" t="inlineStr"><is><t>JC1</t></is></c><c r="B4" t="b"><v>1</v></c><c r="C4" t="e"><f>A9</f><v>#REF!</v></c><c r="D4" s="1"><v>46328</v></c><c r="E4" s="2"><v>46328.5</v></c><c r="F4" s="3"><v>46328</v></c></row>' +
      '<row r="5"><c r="A5"/><c r="C5"><v>0.30000000000000004</v></c><c r="D5"><v>3.08127980071E11</v></c><c r="E5" t="str"><f>1</f><v>文字</v></c></row><row r="6"/>',
    { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared },
  );
  expect(await readFile(file)).toEqual({
    sheets: [
      {
        name: '十一月',
        rows: [
          { no: 2, cells: ['编号', '', '金 额&'] },
          { no: 4, cells: ['JC1', 'TRUE', '#REF!', '2026-11-02', '2026-11-02', '46328'] },
          { no: 5, cells: ['', '', '0.3', '308127980071', '文字'] },
        ],
      },
    ],
  });
});

test('reads a workbook with prefixes and the days of 1904', async () => {
  const styles =
    '<x:styleSheet><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>';
  const file = workbook(
    '<x:row r="1"><x:c r="A1" s="1"><x:v>44866</x:v></x:c><x:c r="B1"><x:v>5</x:v></x:c></x:row>',
    { 'xl/styles.xml': styles },
    ' date1904="1"',
  );
  expect(await cellsOf(file)).toEqual([[['2026-11-02', '5']]]);
});

test.each([
  ['without any other row', ''],
  ['below one row with content', '<row><c r="A1"><v>5</v></c></row>'],
])('pauses once per 500 of 10,000 empty formatted rows %s', async (_, content) => {
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  await readFile(workbook(content + '<row><c s="1"/></row>'.repeat(10_000)));
  // Two more before the sheets are read.
  expect(pauses).toHaveBeenCalledTimes(22);
  pauses.mockRestore();
});

test('reads no more than the first 200 columns', async () => {
  const [rows] = await cellsOf(textFile(`${'1,'.repeat(1000)}\n`));
  expect(rows).toEqual([Array.from({ length: 200 }, () => '1')]);
});

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const bytesOf = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

test.each([
  [
    '50 MB',
    { name: 'a.csv', size: 50 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) },
    'tooLarge',
  ],
  [
    'a file that is gone',
    { name: 'a.csv', size: MOST_BYTES, arrayBuffer: () => Promise.reject(new Error('gone')) },
    'unreadable',
  ],
  ['nothing', fileOf(new Uint8Array()), 'empty'],
  ['empty lines', textFile('\n\n,,\n'), 'empty'],
  [
    'a workbook with a password',
    fileOf(new Uint8Array([...compound, ...bytesOf('EEncryptedPackage')])),
    'locked',
  ],
  ['an old workbook', fileOf(new Uint8Array([...compound, ...bytesOf('Workbook')])), 'oldWorkbook'],
  [
    'a document of another program',
    fileOf(new Uint8Array(zipSync({ 'word/document.xml': strToU8('<w/>') }))),
    'notSheet',
  ],
  ['half a workbook', fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 0])), 'broken'],
  ['a picture', fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])), 'notSheet'],
  ['a web page', textFile('<!DOCTYPE html><table></table>'), 'notSheet'],
  ['a PDF', textFile('%PDF-1.7'), 'notSheet'],
  ['100,001 lines', textFile('a,b\n'.repeat(100_001)), 'tooManyRows'],
] as const)('refuses %s', { tags: ['far-reconcile-file'] }, async (_, file, problem) => {
  expect(await cellsOf(file)).toBe(problem);
});
