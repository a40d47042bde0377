/** `check history --html FILE REPORT…`: writes a page with coverage and findings over time from stored JSON reports. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import { isObject } from '../core/base/object.ts';
import { coverageFigures } from '../core/report/figures.ts';
import type { Moment } from '../core/report/historyPage.ts';
import { page } from '../core/report/historyPage.ts';
import type { Report } from '../core/report/report.ts';

/** @returns the exit code */
export function historyCommand(names: readonly string[], flags: Flags): number {
  if (names.length === 0)
    throw new CannotRun('check history REPORT…: which JSON reports, or which folder of them?');
  const moments = names
    .flatMap(filesOf)
    .map(momentOf)
    .sort((one, other) => one.at - other.at || one.name.localeCompare(other.name));
  const [last] = moments.slice(-1);
  if (!last) throw new CannotRun(`no JSON report in ${names.join(', ')}`);
  if (flags.html !== undefined) writeFileSync(flags.html, page(moments));
  for (const { name, percent, covered, rows, findings } of moments)
    console.log(`${name}: ${percent} % (${covered} of ${rows}), ${findings} findings`);
  return 0;
}

const filesOf = (name: string): string[] => {
  try {
    if (!statSync(name).isDirectory()) return [name];
    return readdirSync(name)
      .filter((each) => each.endsWith('.json'))
      .map((each) => join(name, each));
  } catch (error) {
    throw new CannotRun(`cannot read ${name}: ${messageOf(error)}`);
  }
};

/** Reads the figures of a report. Its time is the first date in its name (`nightly-2026-11-27.json`), or when the file was modified. */
function momentOf(file: string): Moment {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`${file} is no JSON report: ${messageOf(error)}`);
  }
  if (!isReport(report)) throw new CannotRun(`${file} is no report of the checker: write it with --json`);
  const dated = Date.parse(/\d{4}-\d{2}-\d{2}/.exec(basename(file))?.[0] ?? '');
  return {
    name: basename(file, '.json'),
    at: Number.isNaN(dated) ? statSync(file).mtimeMs : dated,
    findings: report.findings.length,
    ...coverageFigures(report),
  };
}

const isReport = (value: unknown): value is Report =>
  isObject(value) && Array.isArray(value['coverage']) && Array.isArray(value['findings']);
