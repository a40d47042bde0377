/** The portal's select box (ui/control/SelectBox.tsx) as a user takes it: opened, read, chosen from. */
import type { Locator } from '@playwright/test';

const listOf = (box: Locator): Locator => box.page().getByRole('listbox');

/** Takes the option of these words. */
export async function choose(box: Locator, words: string): Promise<void> {
  await box.click();
  await listOf(box).getByRole('option', { name: words, exact: true }).click();
}

/** Takes the option that stands for this value, whatever it is called. */
export async function chooseValue(box: Locator, value: string): Promise<void> {
  await box.click();
  await listOf(box).locator(`[role=option][data-value="${value}"]`).click();
}

/** What can be chosen: words and value of each; the list is closed again. */
export async function optionsOf(box: Locator): Promise<{ text: string; value: string | null }[]> {
  await box.click();
  await listOf(box).waitFor();
  const options = await listOf(box)
    .getByRole('option')
    .evaluateAll((all) =>
      all.map((option) => ({ text: option.textContent, value: option.getAttribute('data-value') })),
    );
  await box.page().keyboard.press('Escape');
  await listOf(box).waitFor({ state: 'detached' });
  return options;
}
