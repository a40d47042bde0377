import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A limit ends what hangs. A busy machine, a tenth of the speed, hangs nothing: no test comes near on a quiet one. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

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
    setupFiles: ['tests/support/assertionCount.ts', 'tests/support/putBack.ts'],
    // Vitest leaves one core to itself, of two as of eight: but much of what is tested waits, for processes and for answers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{tools,simulator,portal/src,openapi/rules,checker/src,tests/architecture,tests/explore,tests/forms,tests/support,tests/types}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          globalSetup: ['tests/support/bundles.ts'],
          // Rules and components without a page: files share a worker's modules, and what a test replaces is put back.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['{tests/contract,checker/tests}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/bundles.ts', 'tests/support/sharedSimulator.ts'],
          // Sessions keep the tests apart, not processes: files share a worker's modules, and what a test replaces is put back.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          ...patience,
          // Sockets, processes and limits of time on a busy machine: as with the browser's, a second attempt is named and counted
          // (tests/support/unsteadyContract.ts).
          retry: 1,
        },
      },
    ],
  },
});
