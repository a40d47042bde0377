/** The verdict of a run: a short text and an exit code. */
import { coverageFigures } from './figures.ts';
import type { Report } from './report.ts';

/** The result of a run, with its exit code. */
export interface Verdict {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

/** Returns the verdict. `kept` covers only the checks that ran. */
export function verdictOf(report: Report): Verdict {
  const { findings, known, exchanges, ended, partial } = report;
  if (findings.length > 0) return { code: 1, text: `✗ broken: ${findings.length} findings` };
  if (exchanges === 0) return { code: 2, text: '✗ not checked: no request was sent' };
  if (ended !== undefined) return { code: 1, text: '✗ not finished' };
  const { rows, covered } = coverageFigures(report);
  if (rows > 0 && covered === 0 && known.length === 0 && !partial)
    return { code: 1, text: '✗ not checked: nothing of the contract is covered' };
  return { code: 0, text: '✓ kept' };
}
