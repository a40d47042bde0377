/** Operates the portal's select box (ui/control/SelectBox.tsx) as a user does. */
import type { Locator } from '@playwright/test';

const listOf = (box: Locator): Locator => box.page().getByRole('listbox');

/** Chooses the option with this text. */
export async function choose(box: Locator, words: string): Promise<void> {
  await box.click();
  await listOf(box).getByRole('option', { name: words, exact: true }).click();
}

/** Chooses the option with this value. */
export async function chooseValue(box: Locator, value: string): Promise<void> {
  await box.click();
  await listOf(box).locator(`[role=option][data-value="${value}"]`).click();
}

/** Returns text and value of each option; closes the list again. */
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
