import { breath } from '#portal/ui/export/breath.ts';
import { hasContent, MOST_COLUMNS, MOST_ROWS, PORTION, type SheetRow } from './sheet.ts';

const SEPARATORS = [',', '\t', ';', '|'] as const;

/** The separator that stands most often outside of quotes in the first lines. */
function separatorOf(text: string): string {
  const sample = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((one) => sample.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** One field and what ends it. RFC 4180; a quote within a plain field is a character. */
const fieldBefore = (separator: string): RegExp => {
  const end = separator === '|' ? '\\|' : separator;
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)" *|([^${end}\\r\\n]*))(${end}|\\r\\n|\\r|\\n|$)`, 'y');
};

/** `="00123"` keeps zeros and long numbers in exports of banks and shops; an apostrophe or a tab does the same. */
const cleaned = (text: string): string =>
  text
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^'/, '')
    .trim();

/** Reads a text with separators. */
export async function csvRows(text: string): Promise<readonly SheetRow[]> {
  const field = fieldBefore(separatorOf(text));
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let no = 0;
  for (let found = field.exec(text); found !== null && rows.length <= MOST_ROWS; found = field.exec(text)) {
    const [, quoted, plain = '', ended = ''] = found;
    if (cells.length < MOST_COLUMNS) cells.push(cleaned(quoted?.replaceAll('""', '"') ?? plain));
    if (ended !== '' && !/[\r\n]/.test(ended)) continue;
    no += 1;
    if (hasContent(cells)) rows.push({ no, cells });
    cells = [];
    if (ended === '') break;
    if (no % PORTION === 0) await breath();
  }
  return rows;
}
