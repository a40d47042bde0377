/** Operates a page by keyboard only. */
import type { Locator, Page } from '@playwright/test';

/** More Tab stops than any page has. */
const STOPS = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached by Tab`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses an option of a select box by keys. */
export async function chooseByKeys(page: Page, box: Locator, words: string): Promise<void> {
  await press(page, box);
  const option = page.getByRole('listbox').getByRole('option', { name: words, exact: true });
  await option.waitFor();
  for (let stop = 0; stop < STOPS && !(await hasFocus(option)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
}

/** Attaches files with the system's file dialog, which a button opens. */
export async function attach(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await press(page, button);
  await (await asked).setFiles(file);
}
