import { strToU8, Zip, ZipDeflate } from 'fflate';
import { exporting as copy } from '../../copy/ui.ts';
import { breath } from './breath.ts';
import { totalCells, type ExportColumn, type ExportTable } from './columns.ts';
import {
  cellRef,
  dateCell,
  headLines,
  numberCell,
  partsOf,
  SHEET_PATH,
  sheetEnd,
  sheetStart,
  styles,
  textCell,
} from './xlsxParts.ts';

/** Rows that are written without a pause: the page stays responsive while ten thousand rows are written. */
const CHUNK = 500;

function cell(ref: string, content: string | number, integer = false): string {
  if (content === '') return '';
  // An inline string is text in every case: it never runs as a formula.
  if (typeof content === 'string') return dateCell(ref, content) ?? textCell(ref, content);
  return integer ? numberCell(ref, content.toFixed(0)) : numberCell(ref, content.toFixed(2), styles.amount);
}

const rowOf = (line: number, cells: readonly string[]): string =>
  `<row r="${String(line)}">${cells.join('')}</row>`;

const rowXml = <Row>(columns: readonly ExportColumn<Row>[], row: Row, line: number): string =>
  rowOf(
    line,
    columns.map(({ value, integer }, index) => cell(cellRef(index, line), value(row), integer)),
  );

function totalXml<Row>(table: ExportTable<Row>): string {
  const total = totalCells(table);
  if (total === undefined) return '';
  const line = table.rows.length + headLines(table.forImport) + 1;
  const cells = total.map((content, index) => {
    const ref = cellRef(index, line);
    if (typeof content === 'string') return content === '' ? '' : textCell(ref, content, styles.header);
    return table.columns[index]?.integer
      ? numberCell(ref, content.toFixed(0), styles.header)
      : numberCell(ref, content.toFixed(2), styles.totalAmount);
  });
  return rowOf(line, cells);
}

/**
 * Writes one sheet (ECMA-376), named after the list: title, period, a frozen header, amounts as numbers, days as
 * dates, totals last. It zips here: fflate's workers are `blob:` scripts, which our CSP refuses. Load it with
 * `import()`: few pages export.
 */
export async function toXlsx<Row>(table: ExportTable<Row>): Promise<Blob> {
  const { title, period, columns, rows, forImport } = table;
  const first = headLines(forImport) + 1;
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
  for (const [path, xml] of Object.entries(partsOf(title))) open(path).push(strToU8(xml), true);
  const sheet = open(SHEET_PATH);
  const titles = columns.map((column) => column.title);
  sheet.push(strToU8(sheetStart({ title, note: copy.note(period, rows.length), titles, forImport })));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const xml = rows
      .slice(from, from + CHUNK)
      .map((row, index) => rowXml(columns, row, from + index + first));
    sheet.push(strToU8(xml.join('')));
    await breath();
  }
  sheet.push(strToU8(totalXml(table) + sheetEnd), true);
  zip.end();
  return new Blob(chunks, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
