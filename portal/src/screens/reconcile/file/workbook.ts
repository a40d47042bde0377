import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { breath } from '#portal/ui/export/breath.ts';
import { dayOfSerial, dayStyles } from './cellFormat.ts';
import {
  hasContent,
  MOST_COLUMNS,
  MOST_ROWS,
  PORTION,
  type FileRead,
  type Sheet,
  type SheetRow,
} from './sheet.ts';
import { attribute, attributesOf, elements, runText, valueIn } from './xml.ts';

/** Most bytes of all parts of a workbook, unpacked: a small file can unpack to a thousand times its size. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const NEEDED_PARTS =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

type Parts = Readonly<Record<string, Uint8Array>>;

/** Unpacks the needed parts. @returns undefined if they are too large */
function partsOf(bytes: Uint8Array): Parts | undefined {
  let size = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!NEEDED_PARTS.test(name)) return false;
    size += originalSize;
    return size <= MOST_UNPACKED;
  };
  const parts = unzipSync(bytes, { filter });
  return size <= MOST_UNPACKED ? parts : undefined;
}

const textOf = (parts: Parts, path: string): string => {
  const part = parts[path];
  return part === undefined ? '' : strFromU8(part);
};

/** Parts of a workbook that all its sheets need. */
interface Book {
  /** Texts that cells refer to by their place. */
  readonly shared: readonly string[];
  /** Numbers of the cell styles that show a day. */
  readonly days: ReadonlySet<string>;
  /** Whether days are counted from 1904. */
  readonly from1904: boolean;
}

/** Column of a reference, from 0: AB12 is 27. */
function columnOf(ref: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(ref ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Rounds a number to the 15 digits that a spreadsheet shows: 0.30000000000000004 is 0.3. */
const plainNumber = (written: string): string => {
  const value = Number(written);
  return Number.isFinite(value) && written !== '' ? String(Number(value.toPrecision(15))) : written;
};

/** The text of a cell, by its type (attribute `t`). ECMA-376 18.18.11 */
function cellText(attributes: string, content: string, book: Book): string {
  const value = () => valueIn(content);
  switch (attribute(attributes, 't')) {
    case 's':
      return book.shared[Number(value())] ?? '';
    case 'inlineStr':
      return runText(content);
    case 'str':
    case 'e':
      return value();
    case 'b':
      return value() === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value().slice(0, 10);
    default: {
      const written = value();
      const isDay = book.days.has(attribute(attributes, 's') ?? '0');
      return (isDay && dayOfSerial(Number(written), book.from1904)) || plainNumber(written);
    }
  }
}

const CELL = elements('c');

function cellsOf(rowXml: string, book: Book): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of rowXml.matchAll(CELL)) {
    const column = columnOf(attribute(attributes, 'r')) ?? cells.length;
    if (column >= MOST_COLUMNS) break;
    while (cells.length < column) cells.push('');
    cells[column] = cellText(attributes, content, book).trim();
  }
  return cells;
}

async function rowsOf(xml: string, book: Book): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  let no = 0;
  let rowsRead = 0;
  for (const [, attributes, content = ''] of xml.matchAll(elements('row'))) {
    no = Number(attribute(attributes, 'r') ?? no + 1);
    rowsRead += 1;
    const cells = cellsOf(content, book);
    if (hasContent(cells)) rows.push({ no, cells });
    if (rows.length > MOST_ROWS) break;
    // Rows without content count too: a formatted sheet may have a million of them.
    if (rowsRead % PORTION === 0) await breath();
  }
  return rows;
}

async function sharedTexts(xml: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const [, , runs = ''] of xml.matchAll(elements('si'))) {
    texts.push(runText(runs));
    if (texts.length % (10 * PORTION) === 0) await breath();
  }
  return texts;
}

/** The visible sheets in their order, with the path of each. */
function sheetPaths(parts: Parts): { name: string; path: string }[] {
  const targets = new Map(
    attributesOf(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship').map((attributes) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target') ?? '',
    ]),
  );
  return attributesOf(textOf(parts, 'xl/workbook.xml'), 'sheet').flatMap((attributes) => {
    const target = targets.get(attribute(attributes, 'id'));
    if (target === undefined || /hidden/i.test(attribute(attributes, 'state') ?? '')) return [];
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return path in parts ? [{ name: attribute(attributes, 'name') ?? '', path }] : [];
  });
}

/** Reads the sheets of an XLSX workbook (ECMA-376), in portions: the page stays responsive. Throws for a broken file. */
export async function readWorkbook(bytes: Uint8Array): Promise<FileRead> {
  const parts = partsOf(bytes);
  // The message of `tooManyRows` has the right advice: export only the needed period.
  if (parts === undefined) return { problem: 'tooManyRows' };
  if (!('xl/workbook.xml' in parts)) return { problem: 'notSheet' };
  await breath();
  const [workbook = ''] = attributesOf(textOf(parts, 'xl/workbook.xml'), 'workbookPr');
  const book: Book = {
    shared: await sharedTexts(textOf(parts, 'xl/sharedStrings.xml')),
    days: dayStyles(textOf(parts, 'xl/styles.xml')),
    from1904: /^(?:1|true)$/.test(attribute(workbook, 'date1904') ?? ''),
  };
  const sheets: Sheet[] = [];
  for (const { name, path } of sheetPaths(parts)) {
    await breath();
    sheets.push({ name, rows: await rowsOf(textOf(parts, path), book) });
  }
  return { sheets };
}
