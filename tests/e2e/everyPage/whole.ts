/**
 * Compares a part of a page with tests/e2e/everyPage/whole/NAME.yml: all texts, roles, states and addresses. So unexpected changes
 * fail too. For an intended change, `playwright test --update-snapshots=all` writes the files again. Playwright's own
 * `toMatchAriaSnapshot` accepts additional elements and different figures.
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

/** Returns a snapshot that is unchanged half a second later. */
async function atRest(said: () => Promise<string>): Promise<string> {
  let last = '';
  const isLast = async () => {
    const before = last;
    return (last = await said()) === before;
  };
  await expect.poll(isLast, { intervals: [500] }).toBe(true);
  return last;
}
