import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { patience } from './tools/patience.mjs';

/** Vitest refuses a tag that names no row. */
const rows = readFileSync(new URL('tests/requirements.yaml', import.meta.url), 'utf8').matchAll(
  /^- id: (\S+)$/gm,
);

/**
 * `unit`: beside the code they test, no server. `contract`: over HTTP, against one simulator started for the
 * run (tests/support/sharedSimulator.ts). The project is the kind of proof: see tools/requirements.
 */
export default defineConfig({
  test: {
    tags: [...rows].map(([, name = '']) => ({ name })),
    setupFiles: ['tests/support/assertionCount.ts', 'tests/support/restoreGlobals.ts'],
    // At least two workers: many tests wait for processes and answers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share a worker's modules; replaced globals are restored. Sessions of the simulator isolate the tests.
    isolate: false,
    // Transformed modules are kept from run to run.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/vitest',
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: patience(300_000),
    hookTimeout: patience(300_000),
    expect: { poll: { timeout: patience(150_000) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{tools,simulator,portal/src,openapi/rules,checker/src,tests/architecture,tests/explore,tests/forms,tests/gallery,tests/support,tests/types}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['tests/support/bundles.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['{tests/contract,checker/tests}/**/*.test.ts'],
          globalSetup: ['tests/support/bundles.ts', 'tests/support/sharedSimulator.ts'],
          // Sockets and time limits on a busy machine: flaky tests are reported and counted, as in the browser
          // (tests/support/flakyContract.ts).
          retry: 1,
        },
      },
    ],
  },
});
