import { firstDayOf, lastDayOf } from '#portal/format/month.ts';
import type { FileProblem, Sheet } from './file/sheet.ts';
import { keptColumns, keptSide, type KeptChoice } from './keptChoice.ts';
import { suggestColumns, tableOf, type Columns, type LedgerTable } from './ledger/columns.ts';
import type { LeftOutLine } from './ledger/lines.ts';
import { readCents, readDay, readWrittenDay } from './ledger/readCell.ts';
import type { Finding } from './match/reconcile.ts';
import type { Entry, Scope } from './match/theirs.ts';

interface Result {
  readonly findings: readonly Finding<Entry>[];
  readonly leftOut: readonly LeftOutLine[];
  /** Time of the comparison, by the provider's clock. */
  readonly comparedAt: string;
}

/** One sheet of a ledger, its columns, what to compare it with, and the result. */
export interface Desk {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly sheetName: string;
  readonly table: LedgerTable;
  readonly columns: Columns;
  readonly scope: Scope;
  readonly result?: Result | undefined;
}

/** Number of lines that are searched for amounts. */
const SAMPLE = 200;

const hasAmounts = ({ titles, rows }: LedgerTable): boolean =>
  titles.some((_, column) =>
    rows.slice(0, SAMPLE).some(({ cells }) => {
      const cell = cells[column] ?? '';
      return cell !== '' && readWrittenDay(cell) === undefined && readCents(cell) !== undefined;
    }),
  );

/**
 * The whole months of the ledger's days. The period ends today at the latest, or on the ledger's last day if that is
 * later. Without days, it is the last month and the current one until today.
 * @param column number of the column of days
 * @param today YYYY-MM-DD of the provider
 */
export function periodOf(
  { rows }: LedgerTable,
  column: number | undefined,
  today: string,
): Pick<Scope, 'from' | 'to'> {
  // Each written day once: a ledger has many lines a day.
  const cells = new Set(rows.map((row) => row.cells[column ?? -1] ?? ''));
  const days = [...cells].flatMap((cell) => readDay(cell) ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { from: firstDayOf(today, -1), to: today };
  return { from: firstDayOf(first), to: earlier(lastDayOf(last), last > today ? last : today) };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

interface LedgerFile {
  readonly name: string;
  readonly sheets: readonly Sheet[];
}

interface DeskDefaults {
  /** The user's last choice of columns and of what to compare with. */
  readonly last: KeptChoice | undefined;
  /** YYYY-MM-DD of the provider. */
  readonly today: string;
  /** Names a column without a head by its letter. */
  readonly unnamed: (letter: string) => string;
}

function deskOf(file: LedgerFile, sheet: Sheet, { last, today, unnamed }: DeskDefaults): Desk {
  const table = tableOf(sheet.rows, unnamed);
  const columns = keptColumns(table, last) ?? suggestColumns(table);
  return {
    ...file,
    sheetName: sheet.name,
    table,
    columns,
    scope: { ...keptSide(last), ...periodOf(table, columns.date, today) },
  };
}

/** Opens the first sheet with amounts. */
export function openFile(
  file: LedgerFile,
  defaults: DeskDefaults,
): Desk | { readonly problem: FileProblem | 'noAmount' } {
  for (const sheet of file.sheets) {
    const desk = deskOf(file, sheet, defaults);
    if (hasAmounts(desk.table)) return desk;
  }
  return { problem: 'noAmount' };
}

/** Opens another sheet of the same file. */
export function openSheet(desk: Desk, name: string, defaults: DeskDefaults): Desk {
  const sheet = desk.sheets.find((one) => one.name === name);
  return sheet === undefined ? desk : deskOf({ name: desk.name, sheets: desk.sheets }, sheet, defaults);
}
