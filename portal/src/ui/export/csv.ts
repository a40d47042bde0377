import type { ExportColumn } from './columns.ts';

/** What makes a spreadsheet take a text for a formula (OWASP: CSV injection), full-width forms too. */
const formulaStart = /^[\s]*[=+\-@＝＋－＠\t\r]/u;

/** A text that would run as a formula gets an apostrophe before it; spreadsheets show it as text. */
const harmless = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** RFC 4180: quotes around what holds a comma, a quote or a line break; quotes doubled. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell<Row>({ value, integer }: ExportColumn<Row>, row: Row): string {
  const content = value(row);
  if (typeof content === 'number') return content.toFixed(integer ? 0 : 2);
  return quoted(harmless(content));
}

/** RFC 4180 with CRLF, and a byte order mark so that Excel reads it as UTF-8. */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => quoted(title)),
    ...rows.map((row) => columns.map((column) => cell(column, row))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
