/**
 * `npm run requirements`: counts the rows of tests/requirements.yaml that the last test run has proven. Fails if a row of
 * tests/proven.txt is no longer proven. `-- --record` writes that list, `-- --open [issue]` lists the unproven rows, one per
 * line, id first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nearest } from '#tools/nearest.ts';
import { sourceState } from '#tools/sourceState.mjs';
import type { Evidence } from './evidence.ts';
import { judge, unknownIds, type Row, type Verdict } from './prove.ts';
import { compare, idsOf, listOf } from './ratchet.ts';
import { readResults } from './results.ts';

const root = join(import.meta.dirname, '../..');
const listFile = join(root, 'tests/proven.txt');
const RECORD = 'npm run requirements -- --record';

function printOpen(verdicts: readonly Verdict[], issue: string | undefined): void {
  const issues = [...new Set(verdicts.map(({ row }) => row.issue))];
  if (issue && !issues.includes(issue)) {
    throw new Error(`no issue "${issue}": the issues are ${issues.join(', ')}`);
  }
  for (const { row, required, proven, why } of verdicts) {
    if (!proven && (!issue || row.issue === issue)) {
      console.log(`${row.id}  ${row.issue}  ${required.join('+')}  (${why})  ${row.text}`);
    }
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function refuseUnknown(rows: readonly Row[], evidence: readonly Evidence[]): void {
  const known = rows.map(({ id }) => id);
  for (const [id, tests] of unknownIds(rows, evidence)) {
    fail(`unknown id ${id} (nearest: ${nearest(id, known).join(', ')}) in: ${tests.join(' | ')}`);
  }
}

function holdToList(verdicts: readonly Verdict[]): void {
  const kept = existsSync(listFile) ? idsOf(readFileSync(listFile, 'utf8')) : [];
  const { lost, won } = compare(verdicts, kept);
  for (const { id, why } of lost) fail(`no longer proven: ${id} (${why})`);
  if (lost.length > 0)
    fail(`${lost.length} rows of tests/proven.txt are lost; if that is intended: ${RECORD}`);
  if (won.length > 0) console.log(`requirements: ${won.length} more than in tests/proven.txt: ${RECORD}`);
}

try {
  const rows: Row[] = parse(readFileSync(join(root, 'tests/requirements.yaml'), 'utf8'));
  const { evidence, missing } = readResults(join(root, '.cache/results'), sourceState(root));
  const verdicts = judge(rows, evidence);
  const [flag, issue] = process.argv.slice(2);
  const options = ['--open', '--record'];
  if (flag && !options.includes(flag))
    throw new Error(`unknown option ${flag}: there are ${options.join(', ')}`);

  missing.forEach(fail);
  refuseUnknown(rows, evidence);
  if (flag === '--open') printOpen(verdicts, issue);
  else if (missing.length === 0 && flag === '--record') writeFileSync(listFile, listOf(verdicts));
  else if (missing.length === 0) holdToList(verdicts);
  console.log(`requirements: ${verdicts.filter(({ proven }) => proven).length} proven of ${verdicts.length}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
