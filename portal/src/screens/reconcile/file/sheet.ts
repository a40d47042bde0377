/** A line of a file. */
export interface SheetRow {
  /** Number of the line, as a spreadsheet shows it. */
  readonly no: number;
  /** Texts. Days are YYYY-MM-DD; errors of a formula are as the spreadsheet shows them. */
  readonly cells: readonly string[];
}

/** A sheet of a workbook, or the whole of a text file. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** Reasons why a file cannot be read as a ledger. copy.ts has a message for each. */
export type FileProblem =
  | 'tooLarge'
  | 'unreadable'
  | 'locked'
  | 'oldWorkbook'
  | 'notSheet'
  | 'broken'
  | 'tooManyRows'
  | 'empty';

/** The sheets of a file, or the problem that prevented reading it. */
export type FileRead = { readonly sheets: readonly Sheet[] } | { readonly problem: FileProblem };

/** Largest number of lines of one sheet. */
export const MOST_ROWS = 100_000;

/** Number of columns that are read. No ledger has more. */
export const MOST_COLUMNS = 200;

/** Lines between two pauses, in which the page can react. */
export const PORTION = 500;

export const hasContent = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');
