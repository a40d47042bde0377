import { hasContent, type SheetRow } from '../file/sheet.ts';
import { headerWords, notAmount } from '../headerWords.ts';
import { readCents, readDay, readNumber, readWrittenDay } from './readCell.ts';

/** Roles of a ledger's columns. */
export const ROLES = ['number', 'date', 'amount', 'note'] as const;
export type Role = (typeof ROLES)[number];

/** The column of each role, from 0. */
export type Columns = Partial<Readonly<Record<Role, number>>>;

/** A sheet with its head found. */
export interface LedgerTable {
  /** Head of each column; `列C` without one. */
  readonly titles: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Number of lines in which the head is searched. */
const HEAD_LINES = 30;

/** Number of lines whose content shows the role of a column. */
const SAMPLE = 60;

const plain = (title: string): string => title.normalize('NFKC').replace(/\s/g, '');

/** Characters of the longest head. A longer text is a note. */
const LONGEST_HEAD = 20;

/** How well a head fits a role: 2 for the role's first pattern, less for each further one but above 1, 0 for none. */
function headScore(role: Role, title: string): number {
  const text = plain(title);
  if (text === '' || text.length > LONGEST_HEAD) return 0;
  if (role === 'amount' && notAmount.test(text)) return 0;
  const at = headerWords[role].findIndex((words) => words.test(text));
  return at < 0 ? 0 : 1 + 1 / (at + 1);
}

const isHeadCell = (cell: string): boolean => ROLES.some((role) => headScore(role, cell) > 0);

const isHead = ({ cells }: SheetRow): boolean => cells.every((cell) => cell === '' || isHeadCell(cell));

/**
 * Index of the head: the line with the most head words, or the one below it if that has only head words, too.
 * @returns -1 if no line has two head words
 */
function headOf(rows: readonly SheetRow[]): number {
  const counts = rows.slice(0, HEAD_LINES).map(({ cells }) => cells.filter(isHeadCell).length);
  const most = Math.max(0, ...counts);
  if (most < 2) return -1;
  const head = counts.indexOf(most);
  const below = rows[head + 1];
  return below !== undefined && isHead(below) ? head + 1 : head;
}

/** Letter of a column: A for the first one. */
const letterOf = (column: number): string =>
  (column >= 26 ? String.fromCodePoint(64 + Math.floor(column / 26)) : '') +
  String.fromCodePoint(65 + (column % 26));

/**
 * Finds the head below the title lines. In a head of two lines, the lower line names the column if it has a word there.
 * @param unnamed names a column without a head by its letter
 */
export function tableOf(rows: readonly SheetRow[], unnamed: (letter: string) => string): LedgerTable {
  const head = headOf(rows);
  const body = rows.slice(head + 1);
  const width = Math.max(0, ...rows.slice(0, head + 1 + SAMPLE).map(({ cells }) => cells.length));
  const above = rows[head - 1]?.cells ?? [];
  const titles = Array.from({ length: width }, (_, column) => {
    const lower = rows[head]?.cells[column] ?? '';
    const upper = above[column] ?? '';
    const title = lower === '' && head > 0 && isHeadCell(upper) ? upper : lower;
    return title === '' ? unnamed(letterOf(column)) : title.replace(/\s+/g, ' ');
  });
  // A report repeats its head on each page.
  const repeated = (cells: readonly string[]): boolean =>
    head >= 0 && cells.every((cell, column) => cell === (rows[head]?.cells[column] ?? ''));
  return { titles, rows: body.filter(({ cells }) => hasContent(cells) && !repeated(cells)) };
}

/** The share of the filled cells of a column that a rule accepts, 0 to 1. */
function share(cells: readonly string[], accepts: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(accepts).length / filled.length;
}

const isDay = (cell: string): boolean => readWrittenDay(cell) !== undefined;
const isLongNumber = (cell: string): boolean => !isDay(cell) && (readNumber(cell)?.number.length ?? 0) >= 8;
const isMoney = (cell: string): boolean => !isDay(cell) && readCents(cell) !== undefined;
/** Tells amounts from whole numbers, which may count lines. */
const hasCents = (cell: string): boolean => /[.,]\d/.test(cell) && isMoney(cell);

/** The share of different cells, 0 to 1. */
const distinct = (cells: readonly string[]): number => new Set(cells).size / Math.max(1, cells.length);

/** How well the content of a column fits a role, 0 to 2. */
const contents: Readonly<Record<Role, (cells: readonly string[]) => number>> = {
  number: (cells) => share(cells, isLongNumber) * (1 + distinct(cells)),
  // A spreadsheet's count of days scores less than a written day: an amount may look like one.
  date: (cells) =>
    Math.max(
      2 * share(cells, isDay),
      share(cells, (cell) => readDay(cell) !== undefined),
    ),
  amount: (cells) => share(cells, isMoney) + share(cells, hasCents),
  note: (cells) => share(cells, (cell) => /\p{Script=Han}/u.test(cell)) * (1 + distinct(cells)) * 0.5,
};

/** Least score of a suggestion, head and content together. */
const LEAST_SCORE: Readonly<Record<Role, number>> = { number: 1.3, date: 1.6, amount: 1.3, note: 1.2 };

/** Least score of the content alone. A note needs none: its head alone is enough. */
const LEAST_CONTENT: Readonly<Record<Role, number>> = { number: 0.3, date: 0.3, amount: 0.3, note: 0 };

/** Suggests the column of each role by its head and its content; each column is used once. */
export function suggestColumns({ titles, rows }: LedgerTable): Columns {
  const sample = rows.slice(0, SAMPLE);
  const cellsOf = titles.map((_, column) => sample.map(({ cells }) => cells[column] ?? ''));
  const scores = ROLES.flatMap((role) =>
    titles.map((title, column) => {
      const content = contents[role](cellsOf[column] ?? []);
      return { role, column, score: content < LEAST_CONTENT[role] ? 0 : headScore(role, title) + content };
    }),
  );
  const chosen = new Map<Role, number>();
  const best = scores
    .filter(({ role, score }) => score >= LEAST_SCORE[role])
    // The note chooses last: a column of summaries may be the one with the numbers.
    .sort(
      (one, other) => Number(one.role === 'note') - Number(other.role === 'note') || other.score - one.score,
    );
  for (const { role, column } of best)
    if (!chosen.has(role) && ![...chosen.values()].includes(column)) chosen.set(role, column);
  return Object.fromEntries(chosen);
}
