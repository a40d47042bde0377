import { totalCells, type ExportTable } from './columns.ts';

/** Matches texts that a spreadsheet takes for a formula (OWASP: CSV injection), full-width forms too. */
const formulaStart = /^[\s]*[=+\-@＝＋－＠\t\r]/u;

/** A text that would run as a formula gets an apostrophe before it; spreadsheets show it as text. */
const asText = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** RFC 4180: a field with a comma, a quote or a line break is quoted, and quotes are doubled. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (content: string | number, integer = false): string =>
  typeof content === 'number' ? content.toFixed(integer ? 0 : 2) : quoted(asText(content));

/**
 * Writes a table as CSV: RFC 4180 with CRLF, and a byte order mark so that Excel reads it as UTF-8. The header is the
 * first line, as importing programs expect; title and period are in the file's name.
 */
export function toCsv<Row>(table: ExportTable<Row>): string {
  const { columns, rows } = table;
  const total = totalCells(table);
  const lines = [
    columns.map(({ title }) => quoted(title)),
    ...rows.map((row) => columns.map(({ value, integer }) => cell(value(row), integer))),
    ...(total ? [total.map((content, index) => cell(content, columns[index]?.integer))] : []),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
