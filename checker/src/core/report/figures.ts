/** Computes the numbers of a run. */
import type { Report } from './report.ts';

export interface Figures {
  /** Number of rows that a client can cause: the success of each operation, and error rows. */
  readonly rows: number;
  readonly covered: number;
  /** Whole per cent, rounded down: 100 means all rows. */
  readonly percent: number;
}

/** Returns the coverage of a report. */
export function coverageFigures({ coverage }: Pick<Report, 'coverage'>): Figures {
  const covered = coverage.filter(({ state }) => state === 'covered').length;
  const rows = coverage.filter(({ state }) => state !== 'beyond').length;
  return { rows, covered, percent: rows === 0 ? 100 : Math.floor((covered / rows) * 100) };
}
