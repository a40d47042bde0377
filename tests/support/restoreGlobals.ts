/**
 * Vitest's setup: restores replaced globals after each file. Test files share a worker's modules, and Vitest restores globals only
 * before the next test, so modules of the next file would see them. One module once mistook Node for a browser this way.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
