import { breath } from '#portal/ui/export/breath.ts';
import { hasContent, MOST_COLUMNS, MOST_ROWS, PORTION, type SheetRow } from './sheet.ts';

const SEPARATORS = [',', '\t', ';', '|'] as const;

/** The separator that stands most often outside of quotes in the first lines. */
function separatorOf(text: string): string {
  const sample = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((one) => sample.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Matches one field with the separator or line end after it: `"1,234.50",`, or `5"管,` where the quote is a character. RFC 4180 */
const fieldBefore = (separator: string): RegExp => {
  const end = separator === '|' ? '\\|' : separator;
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)" *|([^${end}\\r\\n]*))(${end}|\\r\\n|\\r|\\n|$)`, 'y');
};

/** Removes what keeps a cell a text in exports of banks and shops: `="00123"`, an apostrophe or a tab before the text. */
const cleaned = (text: string): string =>
  text
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^'/, '')
    .trim();

/** Reads a text with separators, in portions, so that the page stays responsive. One row above MOST_ROWS shows that there are too many. */
export async function csvRows(text: string): Promise<readonly SheetRow[]> {
  const field = fieldBefore(separatorOf(text));
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let no = 0;
  for (let found = field.exec(text); found !== null && rows.length <= MOST_ROWS; found = field.exec(text)) {
    const [, quoted, plain = '', end = ''] = found;
    if (cells.length < MOST_COLUMNS) cells.push(cleaned(quoted?.replaceAll('""', '"') ?? plain));
    if (end !== '' && !/[\r\n]/.test(end)) continue;
    no += 1;
    if (hasContent(cells)) rows.push({ no, cells });
    cells = [];
    if (end === '') break;
    if (no % PORTION === 0) await breath();
  }
  return rows;
}
