import { defineConfig } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import base from '../../playwright.config.ts';

/** Maximum wait in ms, shorter than in other runs because a break may never show the expected state. */
const waitMs = Number(process.env['PROOF_WAIT_MS']);

/**
 * Configuration of browser tests in a broken copy (tools/proof): one run for many breaks, without retries.
 */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  globalSetup: './browserSetup.ts',
  workers: 1,
  retries: 0,
  timeout: patience(120_000),
  expect: { timeout: waitMs },
  use: { ...base.use, actionTimeout: waitMs, navigationTimeout: patience(15_000) },
  reporter: '../../tools/proof/pageReporter.ts',
});
