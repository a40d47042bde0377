import { breath } from '#portal/ui/export/breath.ts';
import { PORTION, type SheetRow } from '../file/sheet.ts';
import { totalWords } from '../headerWords.ts';
import type { Columns, LedgerTable } from './columns.ts';
import { isFormulaError, isRounded, readCents, readDay, readNumber } from './readCell.ts';

/** An entry of the user's ledger. */
export interface LedgerLine {
  /** Number of its line in the file. */
  readonly row: number;
  /** Number of a bill or order, as readNumber returns it; empty if the line has none. */
  readonly number: string;
  readonly period?: number | undefined;
  readonly day?: string | undefined;
  readonly cents: number;
  readonly note: string;
}

/**
 * Reasons why a line is left out of the comparison. `noAmount`: the amount is empty or zero. `amount`: it cannot be read.
 * `rounded`: the spreadsheet has rounded the number. copy.ts has a text for each.
 */
export type LeftOutReason = 'total' | 'noAmount' | 'formulaError' | 'amount' | 'rounded';

/** A row of the ledger that is not compared. */
export interface LeftOutLine {
  readonly row: number;
  readonly reason: LeftOutReason;
  /** The cell that is the reason. */
  readonly cell: string;
}

/** The rows of a ledger: those to compare, and those left out. */
export interface LedgerLines {
  readonly lines: readonly LedgerLine[];
  readonly leftOut: readonly LeftOutLine[];
}

/** Columns that are enough for a comparison: those of the number and of the amount. */
export type LedgerColumns = Columns & Required<Pick<Columns, 'number' | 'amount'>>;

export const isComplete = (columns: Columns): columns is LedgerColumns =>
  columns.number !== undefined && columns.amount !== undefined;

function lineOf({ no, cells }: SheetRow, columns: LedgerColumns): LedgerLine | LeftOutLine {
  const at = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? ''));
  const number = at(columns.number);
  const amount = at(columns.amount);
  const leftOut = (reason: LeftOutReason, cell: string): LeftOutLine => ({ row: no, reason, cell });
  const error = [number, amount].find(isFormulaError);
  if (error !== undefined) return leftOut('formulaError', error);
  if (isRounded(number)) return leftOut('rounded', number);
  const read = readNumber(number);
  if (read === undefined) {
    const total = cells.find((cell) => totalWords.test(cell.replace(/\s/g, '')));
    if (total !== undefined) return leftOut('total', total);
  }
  const cents = amount === '' ? 0 : readCents(amount);
  if (cents === undefined) return leftOut('amount', amount);
  if (cents === 0) return leftOut('noAmount', amount);
  return {
    row: no,
    number: read?.number ?? '',
    period: read?.period,
    day: readDay(at(columns.date)),
    cents,
    note: at(columns.note),
  };
}

/** Reads the entries of a ledger, in portions, so that the page stays responsive. */
export async function linesOf({ rows }: LedgerTable, columns: LedgerColumns): Promise<LedgerLines> {
  const lines: LedgerLine[] = [];
  const leftOut: LeftOutLine[] = [];
  for (let from = 0; from < rows.length; from += PORTION) {
    for (const row of rows.slice(from, from + PORTION)) {
      const read = lineOf(row, columns);
      if ('reason' in read) leftOut.push(read);
      else lines.push(read);
    }
    await breath();
  }
  return { lines, leftOut };
}
