/** Takes the steps of an application for a higher limit. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './sim.ts';

export const INCREASE = '/increaseActivity';

/** The code of every simulated message. */
const CODE = '246810';

/** Marks the guide as seen. */
export const withoutGuide = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('INCREASE-GUIDE', 'seen'));

export const smsButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(获取验证码|\d+s|重新获取)$/ });

/** Requests a code and fills it in. */
export async function sendCode(page: Page): Promise<void> {
  await smsButton(page).click();
  await expect(page.getByText(/^验证码已发送至/)).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(CODE);
}

export const applyButton = (page: Page): Locator => page.getByRole('button', { name: '申请提额' });
export const confirmDialog = (page: Page): Locator => page.getByRole('dialog', { name: '确认申请提额' });

export async function apply(page: Page): Promise<void> {
  await applyButton(page).click();
  await confirmDialog(page).getByRole('button', { name: '确定' }).click();
  // Until the dialog is gone, the button behind it looks ready although its application is being sent.
  await expect(confirmDialog(page)).toHaveCount(0);
}

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const upload = (page: Page, material: string, file: File): Promise<void> =>
  page.getByRole('listitem').filter({ hasText: material }).locator('input[type=file]').setInputFiles(file);
