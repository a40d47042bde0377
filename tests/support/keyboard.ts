/** A user without a pointer: Tab to where something is, then keys. */
import type { Locator, Page } from '@playwright/test';

/** More stops than any page has. */
const STOPS = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Goes on, stop by stop, until the target has the focus. */
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

/** An option of a select box: opened, gone down to, taken. */
export async function chooseByKeys(page: Page, box: Locator, words: string): Promise<void> {
  await press(page, box);
  const option = page.getByRole('listbox').getByRole('option', { name: words, exact: true });
  await option.waitFor();
  for (let stop = 0; stop < STOPS && !(await hasFocus(option)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
}

/** Files by the system's own dialog, which a button opens. */
export async function attach(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await press(page, button);
  await (await asked).setFiles(file);
}
