/**
 * Vitest's setup: each test carries into the report how often it asserted something while it ran. A test of types alone
 * (`expectTypeOf`) is decided by the compiler, and passes whatever the code does: it proves no requirement.
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
