/** `check --target URL`: runs the check. */
import { writeFileSync } from 'node:fs';
import type { Flags } from '../cli/args.ts';
import { numberFlag } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import { writeBaseline } from '../core/report/baseline.ts';
import { coverageFigures } from '../core/report/figures.ts';
import { html } from '../core/report/html.ts';
import { json } from '../core/report/json.ts';
import { junit } from '../core/report/junit.ts';
import { markdown } from '../core/report/markdown.ts';
import { visible } from '../core/report/masked.ts';
import type { Report } from '../core/report/report.ts';
import { sarif } from '../core/report/sarif.ts';
import { terminal } from '../core/report/terminal.ts';
import { verdictOf } from '../core/report/verdict.ts';
import { progressLine } from './progress.ts';
import { runSupervised } from './runSupervised.ts';

/** Runs the check and returns its report. `onProgress` receives the progress. */
export type Run = (flags: Flags, onProgress: (done: number, planned: number) => void) => Promise<Report>;

/** Runs in this thread, without a time limit. Loads the checks only now: a supervised run needs them in another thread. */
export const inThisThread: Run = async (flags, progress) => {
  const { checkWithFlags } = await import('./checkWithFlags.ts');
  return checkWithFlags(flags, { progress });
};

/** Runs in a separate thread that can be ended. */
export const inOwnThread: Run = (flags, onProgress) => runSupervised({ flags, onProgress });

/** @returns the exit code */
export async function runCommand(flags: Flags, run: Run = inThisThread): Promise<number> {
  const progress = progressLine(process.stderr);
  try {
    const report = await run(flags, progress.show);
    progress.clear();
    return await conclude(report, flags);
  } finally {
    progress.clear();
  }
}

/** Writes the requested reports and returns the exit code. */
export async function conclude(found: Report, flags: Flags): Promise<number> {
  const report = visible(found);
  const least = numberFlag('min-coverage', flags['min-coverage']);
  await writeReports(report, flags);
  if (flags['update-baseline']) {
    if (flags.baseline === undefined) throw new CannotRun('--update-baseline: --baseline FILE says where');
    writeBaseline(flags.baseline, report);
  }
  console.log(terminal(report));
  const { percent } = coverageFigures(report);
  const reachesMinimum = least === undefined || percent >= least;
  if (!reachesMinimum) console.log(`✗ coverage of ${percent} % is below --min-coverage ${least}`);
  const { code } = verdictOf(report);
  const accepted = flags['update-baseline'] && report.findings.length > 0;
  if (code !== 0 && !accepted) return code;
  return reachesMinimum ? 0 : 1;
}

async function writeReports(report: Report, flags: Flags): Promise<void> {
  const sarifWithChecks = async (each: Report): Promise<string> => {
    const { checksFor } = await import('../composition/conventions.ts');
    return sarif(each, checksFor({ conventions: !flags['no-conventions'] }));
  };
  const kinds = { json, junit, sarif: sarifWithChecks, html, markdown };
  for (const [name, write] of Object.entries(kinds)) {
    const file = flags[name as keyof typeof kinds];
    if (file === undefined) continue;
    try {
      writeFileSync(file, await write(report));
    } catch (error) {
      throw new CannotRun(`cannot write --${name} ${file}: ${messageOf(error)}`);
    }
  }
}
