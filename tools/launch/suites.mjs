// @ts-check
/**
 * What `npm test` runs, in this order. One line per suite:
 * - `command` runs from the repository's root with our tools in PATH;
 * - `report` names the runner whose JSON report (.cache/results/<name>.json) is counted test by test; a
 *   suite without one counts as 1 passed or 1 failed;
 * - `says`: what it prints is shown also when it passes;
 * - `needs` is prepared first: `portal` (built), `chromium` (found or installed, in CHROMIUM_PATH).
 *
 * @typedef {{
 *   name: string, command: string, report?: 'vitest' | 'playwright', says?: true,
 *   needs?: ('portal' | 'chromium')[]
 * }} Suite
 */

/** @param {string} project */
const vitest = (project) =>
  `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=.cache/results/${project}.json`;

/** @type {Suite[]} */
export const suites = [
  { name: 'generate', command: 'npm run --silent generate -- --check' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'unit', command: vitest('unit'), report: 'vitest' },
  { name: 'contract', command: vitest('contract'), report: 'vitest', needs: ['portal'] },
  { name: 'scenarios', command: 'npm run --silent scenarios:coverage' },
  { name: 'laws', command: 'npm run --silent sim:laws -- --runs 100' },
  { name: 'noise', command: 'npm run --silent check:noise -- --seeds 2' },
  { name: 'browser', command: 'playwright test', report: 'playwright', needs: ['portal', 'chromium'] },
  // Last: it reads what the runners above have just proven.
  { name: 'requirements', command: 'npm run --silent requirements', says: true },
];
