import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The browser tests of one row (tools/proof), once each: what they wait for in vain is soon given up, and the first that fails is enough. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  globalSetup: './browserSetup.ts',
  workers: 1,
  retries: 0,
  maxFailures: 1,
  timeout: 45_000,
  expect: { timeout: 6000 },
  reporter: 'line',
});
