/** A line of a file; its number is the one that a spreadsheet shows. */
export interface SheetRow {
  readonly no: number;
  /** Texts; days as YYYY-MM-DD, errors of a formula as the spreadsheet shows them. */
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** Reasons why a file cannot be read as a ledger; each has its words in copy.ts. */
export type FileProblem =
  | 'tooLarge'
  | 'unreadable'
  | 'locked'
  | 'oldWorkbook'
  | 'notSheet'
  | 'broken'
  | 'tooManyRows'
  | 'empty';

export type FileRead = { readonly sheets: readonly Sheet[] } | { readonly problem: FileProblem };

/** Most lines of one sheet. */
export const MOST_ROWS = 100_000;

/** Columns beyond these hold no ledger. */
export const MOST_COLUMNS = 200;

/** Lines between two breaths. */
export const PORTION = 500;

export const hasContent = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');
