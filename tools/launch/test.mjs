// @ts-check
/**
 * `npm test`: installs what is missing and runs every suite of suites.mjs, all of them even if one fails.
 * `npm test -- unit lint` runs those named. The last line is `N passed, N failed, N skipped` over all runners.
 */
import './requireNode.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensurePortal } from './build.mjs';
import { add, countsOf, none } from './count.mjs';
import { ensureInstalled } from './install.mjs';
import { results } from './places.mjs';
import { capture } from './run.mjs';
import { suites } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** What a suite may need, prepared when the first suite that needs it comes. */
const preparations = {
  portal: ensurePortal,
  chromium: async () => void (process.env['CHROMIUM_PATH'] = await ensureChromium()),
};

/** @param {string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new Error(`no suite ${unknown.join(', ')}: the suites are ${known}`);
  }
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

/** @param {Suite} suite */
async function run(suite) {
  const reportFile = join(results, `${suite.name}.json`);
  if (suite.report) rmSync(reportFile, { force: true });
  const { code, output } = await prepared(suite);
  writeFileSync(join(results, `${suite.name}.log`), output);
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
  return { code, output, counts: countsOf(suite, code, suite.report ? report : null) };
}

/** @param {Suite} suite */
async function prepared(suite) {
  try {
    for (const need of suite.needs ?? []) await preparations[need]();
  } catch (error) {
    return { code: 1, output: messageOf(error) };
  }
  return capture(suite.command);
}

/** @param {import('./count.mjs').Counts} counts */
const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** @param {Suite[]} wanted */
async function runAll(wanted) {
  let sum = none;
  for (const suite of wanted) {
    const began = Date.now();
    const { output, counts } = await run(suite);
    sum = add(sum, counts);
    if (counts.failed > 0) console.log(`--- ${suite.name}\n${output.trim()}\n---`);
    const minutes = ((Date.now() - began) / 60_000).toFixed(2);
    console.log(`${suite.name.padEnd(13)} ${minutes.padStart(6)} min  ${inWords(counts)}`);
    if (suite.says && counts.failed === 0) console.log(output.trim());
  }
  return sum;
}

let sum = { ...none, failed: 1 };
try {
  const wanted = chosen(process.argv.slice(2));
  await ensureInstalled();
  mkdirSync(results, { recursive: true });
  sum = await runAll(wanted);
} catch (error) {
  console.error(messageOf(error));
}
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
