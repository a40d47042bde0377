import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * The browser tests of rows in a broken copy (tools/proof), one run for many breaks: what they wait for in vain is soon given up,
 * and none is tried again.
 */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  globalSetup: './browserSetup.ts',
  workers: 1,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 5000 },
  use: { ...base.use, actionTimeout: 5000, navigationTimeout: 15_000 },
  reporter: '../../tools/proof/pageReporter.ts',
});
