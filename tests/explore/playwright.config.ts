import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { Options } from '../support/keptContext.ts';
import { contextOptions } from './run.ts';

/** The explorer's part of `npm test`: its rules on sample pages and on a part of the product. */
export default defineConfig<Options>({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../support/browserSetup.ts',
  outputDir: '../../test-results/explore',
  // These tests mostly wait until a page is at rest.
  workers: 3,
  // Another time zone and an English browser, so that native texts are not Chinese.
  use: { ...base.use, painted: true, ...contextOptions },
  reporter: [['line'], ['json', { outputFile: '../../.cache/results/explore.json' }]],
});
