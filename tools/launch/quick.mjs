// @ts-check
/**
 * `npm test -- --quick`: gives a first result within three minutes on two quiet cores. It runs short suites whole, and of a long suite
 * one part, which depends on the commit. The output lists everything that is left out.
 *
 * @typedef {import('./suites.mjs').Suite} Suite
 */
import { capture } from './run.mjs';

/**
 * The part of each suite that runs. A suite without a row is left out.
 * - `without`: excluded folders, whose tests are slow; most of them start processes.
 * - `parts`: number of equal parts, of which one runs.
 * @type {Record<string, { without?: string[], parts?: number }>}
 */
const rows = {
  lint: {},
  types: {},
  unit: { without: ['tools/sdk', 'tools/generate', 'tools/launch', 'tests/explore'] },
  contract: {
    without: [
      'checker/tests',
      ...['recording', 'server', 'tools', 'upstream'].map((name) => `tests/contract/${name}`),
    ],
    parts: 8,
  },
  browser: { parts: 24 },
};

/** Returns a number from the commit, which selects the parts; 0 in a copy without Git. */
export async function commitNumber() {
  const { code, output } = await capture('git rev-parse --short=7 HEAD');
  return code === 0 ? Number.parseInt(output, 16) : 0;
}

/**
 * Returns the quick part of the suites, and what it leaves out.
 * @param {Suite[]} suites
 * @param {number} seed selects the parts
 * @returns {{ run: Suite[], leftOut: string[] }}
 */
export function quick(suites, seed) {
  /** @type {Suite[]} */
  const run = [];
  const leftOut = [];
  for (const suite of suites) {
    const row = rows[suite.name];
    if (!row) {
      leftOut.push(suite.name);
      continue;
    }
    const { without, parts } = row;
    const options = [];
    if (without) {
      options.push(`--exclude '{${without.join(',')}}/**'`);
      leftOut.push(`${suite.name}: ${without.join(', ')}`);
    }
    if (parts) {
      const part = (seed % parts) + 1;
      options.push(`--shard=${part}/${parts}`);
      leftOut.push(`${suite.name}: ${parts - 1} of ${parts} parts; the commit draws part ${part}`);
    }
    run.push({ ...suite, command: [suite.command, ...options].join(' '), isPart: options.length > 0 });
  }
  return { run, leftOut };
}
