/** Reading contracts and the face check, as a person does them. */
import { expect, type Page } from '@playwright/test';

/** Each contract opened, scrolled to its end, and agreed to once its five seconds are over. */
export async function readContracts(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: `阅读${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('document', { name }).evaluate((text) => text.scrollTo(0, text.scrollHeight));
    await dialog.getByRole('button', { name: '同意', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}

/** The provider's face page, with the outcome of the scenario or another one. */
export async function showFace(page: Page, outcome?: string): Promise<void> {
  if (outcome !== undefined) await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: '完成', exact: true }).click();
}

/** A picture that the provider takes: it looks at the content of what is uploaded. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});
