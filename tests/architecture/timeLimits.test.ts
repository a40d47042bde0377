/** Tests that limits of tests follow the speed of the machine (tools/patience.mjs): a constant one fails a test on a busy machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

/** Shorter constants are attempts that a test repeats, in ms. */
const ATTEMPT = 2000;

/** Returns the limits in a test that are constants. */
function constantLimitsIn(text: string): string[] {
  const limits = [...text.matchAll(/\b\w*[tT]imeout(?:: |\()(\d[\d_]*)/g)]
    .filter(([, ms = '']) => Number(ms.replaceAll('_', '')) >= ATTEMPT)
    .map(([limit]) => limit);
  // Vitest waits for 1 s without a limit; `expect.poll` has the limit of vitest.config.ts.
  const waits = [...text.matchAll(/\bvi\.wait\w+\((?:(?!;\n)[^])*/g)]
    .map(([wait]) => wait)
    .filter((wait) => !wait.includes('patience('));
  return [...limits, ...waits];
}

const sources = ['tests', 'checker', 'openapi', 'portal', 'simulator', 'tools']
  .flatMap(filesBelow)
  .filter((file) => /^tests\/.*\.ts$|\.(test|spec)\.tsx?$/.test(file));

test('no test has a constant time limit', { tags: ['far-slowness'] }, () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources
    .filter((file) => !file.endsWith('timeLimits.test.ts'))
    .flatMap((file) =>
      constantLimitsIn(readFileSync(join(root, file), 'utf8')).map((limit) => `${file}: ${limit}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ['toBeVisible({ timeout: 20_000 })', ['timeout: 20_000']],
  ['vi.setConfig({ testTimeout: 120_000 })', ['testTimeout: 120_000']],
  ['await vi.waitFor(() => expect(a).toBe(b));\n', ['vi.waitFor(() => expect(a).toBe(b))']],
  ['await vi.waitUntil(start, { timeout: patience(60_000) });\n', []],
  ['click({ timeout: 500 })', []],
])('finds the constant limits of %s', { tags: ['far-slowness'] }, (text, limits) => {
  expect(constantLimitsIn(text)).toEqual(limits);
});
