/** `check --target URL`. */
import { writeFileSync } from 'node:fs';
import { check } from '../run.ts';
import { writeBaseline } from '../report/baseline.ts';
import { coverageFigures } from '../report/figures.ts';
import { html } from '../report/html.ts';
import { json } from '../report/json.ts';
import { junit } from '../report/junit.ts';
import { visible } from '../report/masked.ts';
import type { Report } from '../report/report.ts';
import { markdown } from '../report/markdown.ts';
import { verdictOf } from '../report/verdict.ts';
import { sarif } from '../report/sarif.ts';
import { terminal } from '../report/terminal.ts';
import type { Flags } from './args.ts';
import { numberFlag } from './args.ts';
import { fetchContracts } from './contractsFrom.ts';
import { CannotRun } from './cannotRun.ts';
import { optionsOf } from './options.ts';
import { supervised } from './supervised.ts';
import { progressLine } from './progress.ts';
import { messageOf } from './messageOf.ts';

/** Makes the report; `onProgress` is told how far it is. */
export type Run = (flags: Flags, onProgress: (done: number, planned: number) => void) => Promise<Report>;

/** In this thread, where nothing has to end it. */
export const here: Run = async (flags, progress) => {
  const remove = await fetchContracts(flags);
  try {
    return await check({ ...optionsOf(flags), progress });
  } finally {
    remove();
  }
};

/** In a thread of its own, which can be ended. */
export const apart: Run = (flags, onProgress) => supervised({ flags, onProgress });

/** @returns the exit code */
export async function runCommand(flags: Flags, run: Run = here): Promise<number> {
  const progress = progressLine(process.stderr);
  try {
    const report = await run(flags, progress.show);
    progress.clear();
    return conclude(report, flags);
  } finally {
    progress.clear();
  }
}

/** Writes the reports that were asked for and decides. */
export function conclude(found: Report, flags: Flags): number {
  const report = visible(found);
  const least = numberFlag('min-coverage', flags['min-coverage']);
  writeReports(report, flags);
  if (flags['update-baseline']) {
    if (flags.baseline === undefined) throw new CannotRun('--update-baseline: --baseline FILE says where');
    writeBaseline(flags.baseline, report);
  }
  console.log(terminal(report));
  const { percent } = coverageFigures(report);
  const covered = least === undefined || percent >= least;
  if (!covered) console.log(`✗ coverage of ${percent} % is below --min-coverage ${least}`);
  const { code } = verdictOf(report);
  const accepted = flags['update-baseline'] && report.findings.length > 0;
  if (code !== 0 && !accepted) return code;
  return covered ? 0 : 1;
}

function writeReports(report: Report, flags: Flags): void {
  const kinds = { json, junit, sarif, html, markdown };
  for (const [name, write] of Object.entries(kinds)) {
    const file = flags[name as keyof typeof kinds];
    if (file === undefined) continue;
    try {
      writeFileSync(file, write(report));
    } catch (error) {
      throw new CannotRun(`cannot write --${name} ${file}: ${messageOf(error)}`);
    }
  }
}
