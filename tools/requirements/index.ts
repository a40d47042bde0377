/**
 * `npm run requirements`: how many rows of tests/requirements.yaml the last run of the tests has proven.
 * `-- --open [issue]` lists those that it has not, one per line, id first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nearest } from '#tools/nearest.ts';
import { fromPlaywright, fromVitest, type Evidence, type VitestReport } from './evidence.ts';
import { judge, unknownIds, type Row, type Verdict } from './prove.ts';

const root = join(import.meta.dirname, '../..');

function report<T>(suite: string): T | undefined {
  const file = join(root, '.cache/results', `${suite}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.error(`no results of the ${suite} tests: npm test -- ${suite}`);
  return undefined;
}

function lastRun(): Evidence[] {
  const none: VitestReport = { testResults: [] };
  return [
    ...fromVitest(report('unit') ?? none, 'unit'),
    ...fromVitest(report('contract') ?? none, 'http'),
    ...fromPlaywright(report('browser') ?? { suites: [] }),
  ];
}

function printOpen(verdicts: readonly Verdict[], issue: string | undefined): void {
  const issues = [...new Set(verdicts.map(({ row }) => row.issue))];
  if (issue && !issues.includes(issue)) {
    throw new Error(`no issue "${issue}": the issues are ${issues.join(', ')}`);
  }
  for (const { row, required, proven, why } of verdicts) {
    if (!proven && (!issue || row.issue === issue)) {
      console.log(`${row.id}  ${row.issue}  ${required}  (${why})  ${row.text}`);
    }
  }
}

function refuseUnknown(rows: readonly Row[], evidence: readonly Evidence[]): void {
  const known = rows.map(({ id }) => id);
  for (const [id, tests] of unknownIds(rows, evidence)) {
    console.error(`unknown id ${id} (nearest: ${nearest(id, known).join(', ')}) in: ${tests.join(' | ')}`);
    process.exitCode = 1;
  }
}

try {
  const rows: Row[] = parse(readFileSync(join(root, 'tests/requirements.yaml'), 'utf8'));
  const evidence = lastRun();
  const verdicts = judge(rows, evidence);
  const [flag, issue] = process.argv.slice(2);
  if (flag && flag !== '--open') throw new Error(`unknown option ${flag}: only --open [issue] is known`);
  if (flag) printOpen(verdicts, issue);
  refuseUnknown(rows, evidence);
  console.log(`requirements: ${verdicts.filter(({ proven }) => proven).length} proven of ${verdicts.length}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
