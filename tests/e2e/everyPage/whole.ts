/**
 * A part of a page, compared whole: all that it says with its roles, states and addresses, as tests/e2e/everyPage/whole/NAME.yml has it. What
 * nobody thought of asserting one by one is noticed too. Meant to change: `playwright test --update-snapshots=all` writes them anew.
 * Playwright's own `toMatchAriaSnapshot` lets through what is there too much, and any figure for any other.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';

export async function expectWhole(shown: Locator, name: string): Promise<void> {
  const file = join(import.meta.dirname, 'whole', `${name}.yml`);
  const { origin } = new URL(shown.page().url());
  const said = async () =>
    `${await shown.ariaSnapshot()}\n`
      .replaceAll(origin, 'ORIGIN')
      .replaceAll(encodeURIComponent(origin), 'ORIGIN');
  if (test.info().config.updateSnapshots === 'all') writeFileSync(file, await atRest(said));
  const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expect.poll(said, name).toBe(whole);
}

/** What is the same half a second later. */
async function atRest(said: () => Promise<string>): Promise<string> {
  let last = '';
  const isLast = async () => {
    const before = last;
    return (last = await said()) === before;
  };
  await expect.poll(isLast, { intervals: [500] }).toBe(true);
  return last;
}
