import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import { installTesting } from '../../support/packedTesting.ts';

const root = join(import.meta.dirname, '../../..');

/** Playwright configuration with the browser, as a team has its own one. */
const config = `export default {
  testMatch: '*.spec.ts',
  timeout: ${patience(60_000)},
  expect: { timeout: ${patience(15_000)} },
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] } },
};`;

test(
  'the Playwright example of the README runs with the packed fixture',
  { tag: ['@qa-package'] },
  async () => {
    test.slow();
    const installed = await installTesting([
      'openapi-fetch',
      'openapi-typescript-helpers',
      '@playwright/test',
      'playwright',
    ]);
    writeFileSync(join(installed.folder, 'playwright.config.mjs'), config);
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const { code, output } = await installed.run(playwright, ['test', '--reporter=line'], {
      SIM_ORIGIN: process.env['SIM_ORIGIN'] ?? '',
    });
    expect(output).toContain('2 passed');
    expect(code).toBe(0);
    installed.remove();
  },
);
