/** Tests that proofs start the machine's browser, because Playwright's own is not installed everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

const LAUNCH = /\b(?:chromium|firefox|webkit)\.launch\w*\(/;

test('launches a Playwright browser in tools/browser.ts only', () => {
  const files = ['tools', 'tests', 'checker', 'simulator'].flatMap(filesBelow);
  const launching = files.filter(
    (file) => /\.(?:ts|mjs)$/.test(file) && LAUNCH.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(launching).toEqual(['tools/browser.ts']);
});
