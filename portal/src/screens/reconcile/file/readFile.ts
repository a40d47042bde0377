import { textOf } from '#portal/format/fileText.ts';
import { csvRows } from './csv.ts';
import { MOST_ROWS, type FileProblem, type FileRead, type Sheet } from './sheet.ts';
import { readWorkbook } from './workbook.ts';

/** Size of the largest file that is read. 10,000 lines have less than 1 MB. */
export const MOST_BYTES = 20 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound file: workbooks before 2007, and any workbook with a password. MS-CFB, MS-OFFCRYPTO */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** Name of the part that only a workbook with a password has, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function contains(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<FileRead> {
  if (bytes.length === 0) return { problem: 'empty' };
  if (startsWith(bytes, ZIP)) return readWorkbook(bytes);
  if (startsWith(bytes, COMPOUND)) return { problem: contains(bytes, ENCRYPTED) ? 'locked' : 'oldWorkbook' };
  const text = textOf(bytes.buffer)?.replace(/^\uFEFF/, '');
  // Web pages, PDF and RTF documents may pass as text, too.
  if (text === undefined || /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i.test(text)) return { problem: 'notSheet' };
  return { sheets: [{ name, rows: await csvRows(text) }] };
}

function problemOf(sheets: readonly Sheet[]): FileProblem | undefined {
  if (sheets.length === 0) return 'empty';
  return sheets.some(({ rows }) => rows.length > MOST_ROWS) ? 'tooManyRows' : undefined;
}

/** Reads a ledger in the browser, without sending it: XLSX, or text with separators in UTF-8, GB18030 or UTF-16. */
export async function readFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<FileRead> {
  if (file.size > MOST_BYTES) return { problem: 'tooLarge' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (buffer === undefined) return { problem: 'unreadable' };
  // Fails if a part cannot be unpacked, or is too long for one string.
  const read = await sheetsOf(new Uint8Array(buffer), file.name).catch((): FileRead => ({
    problem: 'broken',
  }));
  if ('problem' in read) return read;
  const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
  const problem = problemOf(sheets);
  return problem === undefined ? { sheets } : { problem };
}
