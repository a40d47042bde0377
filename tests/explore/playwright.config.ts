import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { Options } from '../support/keptContext.ts';
import { contextOptions } from './run.ts';

/** The explorer's part in `npm test`: what its rules say of pages made for them, and of a part of the product. */
export default defineConfig<Options>({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../support/browserSetup.ts',
  outputDir: '../../test-results/explore',
  workers: 2,
  // A foreign place and an English browser: texts of the browser itself are not Chinese then.
  use: { ...base.use, painted: true, ...contextOptions },
  reporter: [['line'], ['json', { outputFile: '../../.cache/results/explore.json' }]],
});
