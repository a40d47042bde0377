// @ts-check
/**
 * The suites of `npm test`:
 * - `command` runs from the repository's root with our tools in PATH;
 * - `queue`: the suites of a queue run one after the other, and the two queues in parallel. `either` suites run in the queue that
 *   finishes first. A suite without a queue runs at the end;
 * - `report` names the runner whose JSON report (.cache/results/<name>.json) is counted test by test; a
 *   suite without one counts as 1 passed or 1 failed;
 * - `shows`: beginnings of output lines that are printed even if the suite passes;
 * - `fixtures` are prepared before it runs: `portal` (built), `simulator` (running, its address in SIM_ORIGIN), `chromium` (found or
 *   installed, in CHROMIUM_PATH);
 * - `isPart`: only a part of its tests runs (quick.mjs).
 *
 * @typedef {'portal' | 'simulator' | 'chromium'} Fixture
 * @typedef {{
 *   name: string, command: string, queue?: 'browser' | 'parallel' | 'either', report?: 'vitest' | 'playwright', shows?: string[],
 *   fixtures?: Fixture[], isPart?: boolean
 * }} Suite
 */

/**
 * @param {string} project
 * @param {string} reporters additional reporters
 */
const vitest = (project, reporters = '') =>
  `vitest run --project ${project} --reporter=dot --reporter=./tests/support/fileProgress.ts${reporters} --reporter=json --outputFile.json=.cache/results/${project}.json`;

/** @type {Suite[]} */
export const suites = [
  {
    name: 'browser',
    command: 'playwright test',
    queue: 'browser',
    report: 'playwright',
    shows: ['page loads', 'flaky'],
    fixtures: ['portal', 'simulator', 'chromium'],
  },
  // Suites without fixtures come first: meanwhile the portal is built.
  { name: 'lint', command: 'npm run --silent lint', queue: 'parallel' },
  { name: 'types', command: 'npm run --silent types', queue: 'parallel' },
  { name: 'generate', command: 'npm run --silent generate -- --check', queue: 'parallel' },
  { name: 'unit', command: vitest('unit'), queue: 'parallel', report: 'vitest' },
  {
    name: 'explore',
    command: 'playwright test --config tests/explore/playwright.config.ts',
    queue: 'parallel',
    report: 'playwright',
    shows: ['explored'],
    fixtures: ['portal', 'simulator', 'chromium'],
  },
  {
    name: 'contract',
    command: vitest('contract', ' --reporter=./tests/support/flakyContract.ts'),
    queue: 'parallel',
    report: 'vitest',
    shows: ['flaky'],
    fixtures: ['portal', 'simulator'],
  },
  { name: 'scenarios', command: 'npm run --silent proof -- scenarios --once', queue: 'either' },
  { name: 'laws', command: 'npm run --silent proof -- sim:laws --runs 100', queue: 'either' },
  // One seed, because 51,000 of the 54,000 requests are the same with every seed.
  { name: 'noise', command: 'npm run --silent proof -- check:noise --seeds 1 --cases 1000', queue: 'either' },
  // Reads the reports of the runners above.
  { name: 'requirements', command: 'npm run --silent requirements', shows: ['requirements'] },
];
