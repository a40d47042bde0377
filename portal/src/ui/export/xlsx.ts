import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportColumn } from './columns.ts';
import { amountStyle, cellRef, parts, SHEET_PATH, sheetEnd, sheetStart, textCell } from './xlsxParts.ts';

/** Below the header. */
const FIRST_LINE = 2;

/** Rows between two breaths: the page stays alive while ten thousand are written. */
const CHUNK = 500;

function cell(ref: string, content: string | number, integer = false): string {
  if (content === '') return '';
  // An inline string is text, whatever it begins with: it is never run as a formula.
  if (typeof content === 'string') return textCell(ref, content);
  const style = integer ? '' : ` s="${amountStyle}"`;
  return `<c r="${ref}"${style}><v>${content.toFixed(integer ? 0 : 2)}</v></c>`;
}

function rowXml<Row>(columns: readonly ExportColumn<Row>[], row: Row, line: number): string {
  const cells = columns.map(({ value, integer }, index) => cell(cellRef(index, line), value(row), integer));
  return `<row r="${String(line)}">${cells.join('')}</row>`;
}

/**
 * One sheet (ECMA-376): its header row in bold and always in sight, amounts as numbers. Zipped here and not in
 * fflate's workers, which are made of `blob:` scripts that our CSP refuses. Comes with `import()`: few pages export.
 */
export async function toXlsx<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const open = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return file;
  };
  for (const [path, xml] of Object.entries(parts)) open(path).push(strToU8(xml), true);
  const sheet = open(SHEET_PATH);
  sheet.push(strToU8(sheetStart(columns.map(({ title }) => title))));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const xml = rows
      .slice(from, from + CHUNK)
      .map((row, index) => rowXml(columns, row, from + index + FIRST_LINE));
    sheet.push(strToU8(xml.join('')));
    await breath();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  return new Blob(chunks, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
