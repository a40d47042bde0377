/**
 * Vitest's setup: writes the number of run-time assertions of each test into the report. A test of types alone
 * (`expectTypeOf`) always passes at run time, so it proves no requirement.
 */
import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    assertions?: number;
  }
}

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
