// @ts-check
/**
 * `npm test`: installs missing packages and runs every suite of suites.mjs, also after a failure.
 * - `npm test -- unit lint` runs the named suites.
 * - `npm test -- --changed` runs the suites that the changes since main can affect.
 * - `npm test -- --quick` runs a part that takes three minutes.
 *
 * The last line is `N passed, N failed, N skipped` over all suites.
 */
import './requireNode.mjs';
import { mkdirSync } from 'node:fs';
import { narrowed } from './affectedSuites.mjs';
import { changes } from './changes.mjs';
import { none } from './count.mjs';
import { withFixtures } from './fixtures.mjs';
import { ensureInstalled } from './install.mjs';
import { results } from './places.mjs';
import { commitNumber, quick } from './quick.mjs';
import { inWords, runSuites } from './runSuites.mjs';
import { followSpeed } from './slowness.mjs';
import { suites } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

const known = suites.map(({ name }) => name).join(', ');
const usage = `npm test [-- [SUITE…] [--changed | --quick]]
  SUITE…     run only these suites: ${known}
  --changed  run only suites that the changes since main can affect
  --quick    run a part, for a first answer within 3 minutes`;

/** @param {string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0)
    throw new Error(`no suite is named ${unknown.join(', ')}: the suites are ${known}\n${usage}`);
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

/**
 * Reads the arguments.
 * @param {string[]} args
 * @returns {() => Promise<Suite[]>} selects the suites and prints what is left out; called after the installation, because following
 *   imports needs packages
 */
function selectorFrom(args) {
  const [isChanged, isQuick] = ['--changed', '--quick'].map((option) => args.includes(option));
  if (isChanged && isQuick) throw new Error(`choose --quick or --changed, not both\n${usage}`);
  const wanted = chosen(args.filter((arg) => arg !== '--changed' && arg !== '--quick'));
  if (isQuick && quick(wanted, 0).run.length === 0)
    throw new Error(`--quick leaves out all of ${wanted.map(({ name }) => name).join(', ')}`);
  if (isQuick) return async () => announced(quick(wanted, await commitNumber()));
  if (isChanged) return async () => announced(await narrowed(wanted, await changes()));
  return async () => wanted;
}

/**
 * Prints what is left out.
 * @param {{ run: Suite[], leftOut: string[] }} selection
 */
function announced({ run, leftOut }) {
  for (const line of leftOut) console.log(`left out: ${line}`);
  return run;
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit();
}
let sum = { ...none, failed: 1 };
try {
  const select = selectorFrom(args);
  await ensureInstalled();
  mkdirSync(results, { recursive: true });
  const run = await select();
  followSpeed();
  sum = await withFixtures(run, (missing) => runSuites(run, missing));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
}
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
