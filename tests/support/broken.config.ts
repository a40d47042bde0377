import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** A break is sooner given up on than in other runs. */
const waitMs = Number(process.env['PROOF_WAIT_MS']);

/**
 * The browser tests of rows in a broken copy (tools/proof), one run for many breaks: none is tried again.
 */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  globalSetup: './browserSetup.ts',
  workers: 1,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: waitMs },
  use: { ...base.use, actionTimeout: waitMs, navigationTimeout: 15_000 },
  reporter: '../../tools/proof/pageReporter.ts',
});
