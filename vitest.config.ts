import { defineConfig } from 'vitest/config';

/**
 * `unit`: beside the code they test, no server. `contract`: over HTTP, against one simulator started for the
 * run (tests/support/sharedSimulator.ts). The project is the kind of proof: see tools/requirements.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{tools,simulator,portal/src,openapi/rules,checker/src,tests/architecture,tests/forms,tests/support,tests/types}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/sharedSimulator.ts'],
        },
      },
    ],
  },
});
