/**
 * Compares a part of a page with tests/e2e/everyPage/whole/NAME.txt: all texts, roles, states and addresses, so that unexpected
 * changes fail too. Playwright's own `toMatchAriaSnapshot` ignores additional content and accepts different figures.
 *
 * A card that several pages show is in one file only; the other files refer to it (tests/support/whole/parts.ts). To update a
 * file: `playwright test --update-snapshots=all -g '…'`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test, type Locator } from '@playwright/test';
import { fileOf, sharedText, wholeText } from '../../support/whole/files.ts';
import { blocksOf } from '../../support/whole/notation.ts';
import { textOf } from '../../support/whole/parts.ts';
import { treeOf } from '../../support/whole/tree.ts';

export async function expectWhole(shown: Locator, name: string): Promise<void> {
  const { origin } = new URL(shown.page().url());
  const snapshot = async () =>
    (await shown.ariaSnapshot())
      .replaceAll(origin, 'ORIGIN')
      .replaceAll(encodeURIComponent(origin), 'ORIGIN');
  const currentText = async () => textOf(blocksOf(treeOf(await snapshot())));
  if (test.info().config.updateSnapshots === 'all')
    writeFileSync(fileOf(name), sharedText(name, await atRest(currentText)));
  const whole = existsSync(fileOf(name)) ? wholeText(name) : '';
  await expect.poll(currentText, name).toBe(whole);
}

/** Returns a snapshot that is unchanged half a second later. */
async function atRest(currentText: () => Promise<string>): Promise<string> {
  let last = '';
  const isLast = async () => {
    const before = last;
    return (last = await currentText()) === before;
  };
  await expect.poll(isLast, { intervals: [500] }).toBe(true);
  return last;
}
