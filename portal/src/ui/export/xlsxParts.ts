/** The fixed parts of a workbook with one sheet, as small as ECMA-376 allows. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

/** Cell formats by their place in styles.xml. */
export const styles = {
  text: 0,
  header: 1,
  amount: 2,
  day: 3,
  moment: 4,
  totalAmount: 5,
  title: 6,
  note: 7,
} as const;

/** Bold; larger for the title; grey for the line below it. */
const FONTS = [
  '<font><sz val="11"/></font>',
  '<font><b/><sz val="11"/></font>',
  '<font><b/><sz val="14"/></font>',
  '<font><sz val="10"/><color rgb="FF4E5969"/></font>',
];

/** 4 is #,##0.00, which every spreadsheet knows by number. */
const FORMATS =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts>';

/** In the order of `styles`. */
const CELLS = [
  '<xf/>',
  '<xf fontId="1" applyFont="1"/>',
  '<xf numFmtId="4" applyNumberFormat="1"/>',
  '<xf numFmtId="164" applyNumberFormat="1"/>',
  '<xf numFmtId="165" applyNumberFormat="1"/>',
  '<xf numFmtId="4" fontId="1" applyFont="1" applyNumberFormat="1"/>',
  '<xf fontId="2" applyFont="1"/>',
  '<xf fontId="3" applyFont="1"/>',
];

/** @param sheetName text on the sheet's tab */
export const partsOf = (sheetName: string) => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${attribute(tabName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${FORMATS}<fonts count="${String(FONTS.length)}">${FONTS.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${String(CELLS.length)}">${CELLS.join('')}</cellXfs></styleSheet>`,
});

/** A sheet's name has 31 characters at most, and none of these. ECMA-376 */
const tabName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** Characters that XML 1.0 cannot hold; with the flag `u` a surrogate matches only when its other half is missing. */
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\uD800-\uDFFF]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>\r]/g, (character) => entities[character] ?? '');

const attribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;');

/** A1 for the first cell of the first line; after Z comes AA. */
export function cellRef(column: number, line: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCodePoint(65 + (rest % 26)) + letters;
  return letters + String(line);
}

export const textCell = (ref: string, text: string, style: number = styles.text): string =>
  `<c r="${ref}" t="inlineStr" s="${String(style)}"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

export const numberCell = (ref: string, value: string, style: number = styles.text): string =>
  `<c r="${ref}" s="${String(style)}"><v>${value}</v></c>`;

const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000; // ms

/** Converts a Shanghai day or moment to a spreadsheet's number: days since 1899-12-30, without a time zone. */
export function dateCell(ref: string, text: string): string | undefined {
  const written = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (written === null) return undefined;
  const [, day = '', time] = written;
  const serial = (Date.parse(`${day}T${time ?? '00:00:00'}Z`) - EPOCH) / DAY;
  if (Number.isNaN(serial)) return undefined;
  return numberCell(ref, String(serial), time === undefined ? styles.day : styles.moment);
}

/**
 * Number of lines above the rows, which stay in sight: title, period, an empty line and the header. A file for an import
 * has the header only.
 */
export const headLines = (forImport: true | undefined): number => (forImport ? 1 : 4);

interface SheetHead {
  readonly title: string;
  readonly note: string;
  readonly titles: readonly string[];
  readonly forImport: true | undefined;
}

/** Returns the XML of the sheet up to its first row. */
export function sheetStart({ title, note, titles, forImport }: SheetHead): string {
  const head = headLines(forImport);
  const pane = `<pane ySplit="${String(head)}" topLeftCell="A${String(head + 1)}" activePane="bottomLeft" state="frozen"/>`;
  const widths = `<col min="1" max="${String(titles.length)}" width="18" customWidth="1"/>`;
  const header = titles.map((text, index) => textCell(cellRef(index, head), text, styles.header)).join('');
  const above = forImport
    ? ''
    : `<row r="1">${textCell('A1', title, styles.title)}</row><row r="2">${textCell('A2', note, styles.note)}</row>`;
  const lines = `${above}<row r="${String(head)}">${header}</row>`;
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths}</cols><sheetData>${lines}`;
}

export const sheetEnd = '</sheetData></worksheet>';
