import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

let bundled: Promise<string> | undefined;

/** The code of tests/explore/inPage/ as one script for the page; built once per process. */
function script(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, '../inPage/index.ts'), formats: ['iife'], name: 'inPage' },
    },
  }).then((result) => {
    const [built] = Array.isArray(result) ? result : [result];
    const chunk = built && 'output' in built ? built.output[0] : undefined;
    if (chunk === undefined) throw new Error('the script for the page was not built');
    return chunk.code;
  });
  return bundled;
}

/** Adds the script to the current document, if it is missing. */
export async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'explorer' in window))) await page.evaluate(await script());
}

/**
 * Returns whether an error comes from a page that navigates, for example to the login: "Execution context was destroyed", or
 * "Cannot read properties of undefined" in a new document, which has no `window.explorer` yet.
 */
export const isLeaving = (error: unknown): boolean =>
  /context was destroyed|navigation|of undefined/i.test(String(error));
