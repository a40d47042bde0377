// @ts-check
/**
 * What `npm test` runs. One line per suite:
 * - `command` runs from the repository's root with our tools in PATH;
 * - `lane`: the suites of one lane run one after the other, the two lanes side by side; those of `either` are run by the lane
 *   that has run its own; a suite without one runs when both have ended;
 * - `report` names the runner whose JSON report (.cache/results/<name>.json) is counted test by test; a
 *   suite without one counts as 1 passed or 1 failed;
 * - `says`: lines that begin so are shown also when it passes;
 * - `needs` is prepared before it runs, while suites without needs run already: `portal` (built), `simulator` (served, its address in SIM_ORIGIN), `chromium`
 *   (found or installed, in CHROMIUM_PATH).
 *
 * @typedef {'portal' | 'simulator' | 'chromium'} Need
 * @typedef {{
 *   name: string, command: string, lane?: 'browser' | 'beside' | 'either', report?: 'vitest' | 'playwright', says?: string[],
 *   needs?: Need[]
 * }} Suite
 */

/**
 * @param {string} project
 * @param {string} reporters more of them
 */
const vitest = (project, reporters = '') =>
  `vitest run --project ${project} --reporter=dot --reporter=./tests/support/fileProgress.ts${reporters} --reporter=json --outputFile.json=.cache/results/${project}.json`;

/** @type {Suite[]} */
export const suites = [
  {
    name: 'browser',
    command: 'playwright test',
    lane: 'browser',
    report: 'playwright',
    says: ['page loads', 'unsteady'],
    needs: ['portal', 'simulator', 'chromium'],
  },
  // Those that need nothing first: the portal is built meanwhile.
  { name: 'lint', command: 'npm run --silent lint', lane: 'beside' },
  { name: 'types', command: 'npm run --silent types', lane: 'beside' },
  { name: 'generate', command: 'npm run --silent generate -- --check', lane: 'beside' },
  { name: 'unit', command: vitest('unit'), lane: 'beside', report: 'vitest' },
  {
    name: 'explore',
    command: 'playwright test --config tests/explore/playwright.config.ts',
    lane: 'beside',
    report: 'playwright',
    says: ['explored'],
    needs: ['portal', 'simulator', 'chromium'],
  },
  {
    name: 'contract',
    command: vitest('contract', ' --reporter=./tests/support/unsteadyContract.ts'),
    lane: 'beside',
    report: 'vitest',
    says: ['unsteady'],
    needs: ['portal', 'simulator'],
  },
  { name: 'scenarios', command: 'npm run --silent proof -- scenarios --once', lane: 'either' },
  { name: 'laws', command: 'npm run --silent proof -- sim:laws --runs 100', lane: 'either' },
  // Of 54,000 requests a second seed would send 51,000 again: what is drawn is drawn from one.
  { name: 'noise', command: 'npm run --silent proof -- check:noise --seeds 1 --cases 1000', lane: 'either' },
  // It reads what the runners above have just proven.
  { name: 'requirements', command: 'npm run --silent requirements', says: ['requirements'] },
];
