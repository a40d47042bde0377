/** Operates a page by keyboard only. */
import type { Locator, Page } from '@playwright/test';

/** More Tab stops than any page has. */
const STOPS = 150;

/** Presses a key until the target has the focus. It finds the target again only if the page has replaced it. */
async function pressUntilFocused(page: Page, target: Locator, key: string): Promise<void> {
  await target.waitFor();
  let element = await target.elementHandle();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const state = await element?.evaluate(focusOf);
    if (state === 'has it') return;
    if (state === 'gone') element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached by ${key}`);
}

/** Runs in the page. */
function focusOf(element: Node): 'has it' | 'gone' | 'elsewhere' {
  if (!element.isConnected) return 'gone';
  return element.contains(document.activeElement) ? 'has it' : 'elsewhere';
}

/** Presses Tab until the target has the focus. */
export const tabTo = (page: Page, target: Locator): Promise<void> => pressUntilFocused(page, target, 'Tab');

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
  await pressUntilFocused(page, option, 'ArrowDown');
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
