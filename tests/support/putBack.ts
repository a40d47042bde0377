/**
 * Vitest's setup: test files share a worker's modules, and Vitest puts replaced globals back before the next test only. What the
 * last test of a file has replaced would be met by the modules that the next file loads: one took itself to be in a browser.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
