/** Takes the steps of a claim. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './sim.ts';

/** A transfer that waits for its claim since this morning, and the values that the company's bank slip proves. */
const transfer = { tile: /5\*,\*\*\*\.\*\*/, amount: '56000', day: '2026-11-12' };

/** The code of every simulated message. */
export const CODE = '246810';

export const slip = (name = '招商银行电子回单.pdf', content = '%PDF-1.7\n%%EOF') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

export const transferTile = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: '选择来款' }).locator('label').filter({ hasText: transfer.tile });
export const submitClaim = (page: Page): Locator => page.getByRole('button', { name: '提交认领' });
export const claimDialog = (page: Page): Locator => page.getByRole('dialog', { name: '确认认领' });
export const resultTitle = (page: Page, title: string): Locator =>
  page.getByRole('status').getByRole('heading', { name: title });

export const upload = (page: Page, file = slip()): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file);

/** Fills in the whole form; fields that are not given get correct values. */
export async function fillClaim(
  page: Page,
  { amount = transfer.amount, day = transfer.day }: { amount?: string; day?: string } = {},
): Promise<void> {
  await transferTile(page).click();
  await page.getByRole('textbox', { name: '到账金额（元）' }).fill(amount);
  await page.getByRole('textbox', { name: '付款日期' }).fill(day);
  await page.getByRole('textbox', { name: '付款日期' }).press('Tab');
  await upload(page);
  await expect(page.getByText('已上传')).toBeVisible();
}

export async function sendClaim(page: Page): Promise<void> {
  await submitClaim(page).click();
  await claimDialog(page).getByRole('button', { name: '确定' }).click();
}
