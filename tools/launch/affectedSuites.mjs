// @ts-check
/**
 * `npm test -- --changed`: selects the suites that a change can affect, and their files where imports can be followed. A path
 * without a row affects everything.
 *
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./changes.mjs').Changes} Changes
 */
import { capture } from './run.mjs';

/**
 * The first matching row decides. `alone`: if all changed files match such rows, only the test files that import them run. Of the
 * unit tests, only these run for every row.
 * @type {{ path: RegExp, reaches: string[] | 'all', alone?: true }[]}
 */
const rows = [
  { path: /^(openapi|generated)\//, reaches: 'all' },
  // A test runs the commands that they show.
  { path: /^(README\.md$|docs\/guide\/)/, reaches: ['lint', 'unit', 'contract'] },
  { path: /^(docs\/|[^/]+\.md$|\.oxfmtrc)/, reaches: ['lint', 'unit'] },
  { path: /^(\.github\/|\.vscode\/|\.editorconfig$|\.nvmrc$|renovate\.json$)/, reaches: ['lint', 'unit'] },
  { path: /^(boundaries\.json|\.oxlintrc|tools\/lint\/)/, reaches: ['lint', 'unit'] },
  { path: /^tests\/(architecture|types|forms|requirements\.yaml)/, reaches: ['lint', 'types', 'unit'] },
  { path: /^tests\/e2e\//, reaches: ['lint', 'types', 'unit', 'browser'], alone: true },
  { path: /^tests\/explore\//, reaches: ['lint', 'types', 'unit', 'explore'] },
  { path: /^tests\/contract\//, reaches: ['lint', 'types', 'unit', 'contract'], alone: true },
  {
    path: /^tests\/support\//,
    reaches: ['lint', 'types', 'unit', 'contract', 'browser', 'explore'],
    alone: true,
  },
  { path: /^(tests\/bench|tools\/bench)\//, reaches: ['lint', 'types', 'unit', 'browser'] },
  { path: /^portal\/src\/api\//, reaches: ['lint', 'types', 'unit', 'contract', 'browser', 'explore'] },
  { path: /^portal\//, reaches: ['lint', 'types', 'unit', 'browser', 'explore'] },
  {
    path: /^checker\/tests\/support\//,
    reaches: ['lint', 'types', 'unit', 'contract', 'noise'],
    alone: true,
  },
  { path: /^checker\/tests\//, reaches: ['lint', 'types', 'unit', 'contract'], alone: true },
  { path: /^checker\//, reaches: ['lint', 'types', 'unit', 'contract', 'noise'] },
  { path: /^(scenarios|simulator)\//, reaches: 'all' },
  { path: /^tools\/(docs|sdk|mock)\//, reaches: ['lint', 'types', 'unit', 'contract', 'browser'] },
  { path: /^tools\/sim\//, reaches: ['lint', 'types', 'unit', 'contract', 'scenarios', 'laws', 'noise'] },
  { path: /^tools\/requirements\//, reaches: ['lint', 'types', 'unit'] },
];

/** Folders of tests that read files instead of importing them, so that no import leads to a changed file. */
const readers = ['tests/architecture', 'tools/lint', 'tools/requirements', 'tools/launch'];

/**
 * Returns the suites that changed files affect. `byImports`: only the test files that import a changed file need to run.
 * @param {string[]} files
 * @returns {Map<string, { byImports: boolean }> | 'all'}
 */
export function affectedBy(files) {
  /** @type {Map<string, { byImports: boolean }>} */
  const reached = new Map();
  for (const file of files) {
    const row = rows.find(({ path }) => path.test(file));
    if (!row || row.reaches === 'all') return 'all';
    for (const name of row.reaches) {
      const before = reached.get(name)?.byImports ?? true;
      reached.set(name, { byImports: before && (name === 'unit' || row.alone === true) });
    }
  }
  return reached;
}

/**
 * Narrows the suites to those that the changes affect, and lists what is left out with the reason.
 * @param {Suite[]} suites
 * @param {Changes} changes
 * @returns {Promise<{ run: Suite[], leftOut: string[] }>}
 */
export async function narrowed(suites, { base, files }) {
  const reached = affectedBy(files);
  if (reached === 'all') return { run: suites, leftOut: [] };
  /** @type {Suite[]} */
  const run = [];
  const leftOut = [];
  for (const suite of suites) {
    const reach = reached.get(suite.name);
    if (suite.name === 'requirements') leftOut.push('requirements (only a whole run proves them)');
    else if (!reach) leftOut.push(`${suite.name} (no change affects it)`);
    else if (!suite.report || !reach.byImports) run.push(suite);
    else {
      const command = await followingImports(suite, base);
      if (command) run.push({ ...suite, command, isPart: true });
      leftOut.push(`${suite.name}: files that import no changed file`);
    }
  }
  return { run, leftOut };
}

/**
 * Returns the suite's command for the test files that import a changed file; undefined if there is none.
 * @param {Suite} suite
 * @param {string} base
 */
async function followingImports({ name, command, report }, base) {
  if (report === 'playwright') return `${command} --only-changed=${base} --pass-with-no-tests`;
  const list = await capture(`vitest list --project ${name} --filesOnly --changed ${base}`);
  const found = list.output.split('\n').flatMap((line) => /\S+\.test\.tsx?/.exec(line)?.[0] ?? []);
  const files = [...(name === 'unit' ? readers : []), ...found];
  return files.length > 0 ? `${command} ${files.join(' ')}` : undefined;
}
