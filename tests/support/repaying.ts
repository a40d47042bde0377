/** Takes the steps of a repayment. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Sim } from './sim.ts';

/** Number of lost responses that exceeds the client's repeats of one submission. */
export const ALL_REPEATS = 7;

export const amountField = (page: Page): Locator => page.getByLabel('还款金额（元）');
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: '确认还款' });
export const confirmDialog = (page: Page): Locator => page.getByRole('dialog', { name: '确认还款' });
export const resultTitle = (page: Page, title: string): Locator =>
  page.getByRole('status').getByRole('heading', { name: title });

export async function typePart(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: '部分还款' }).check({ force: true });
  await amountField(page).fill(amount);
}

/** Chooses an account by its label, because the radio buttons of the tiles are invisible. */
export const chooseSource = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: '付款账户' }).locator('label').filter({ hasText: name }).click();

export async function confirm(page: Page): Promise<void> {
  await submitButton(page).click();
  await confirmDialog(page).getByRole('button', { name: '确认付款' }).click();
}

/** Advances the clock by ten seconds, in which a repayment from an account succeeds, and waits until the page shows it. */
export async function untilSuccess(page: Page, sim: Sim): Promise<void> {
  await expect(resultTitle(page, '还款处理中')).toBeVisible();
  await sim.setClock({ advance: 'PT10S' });
  await expect(resultTitle(page, '还款成功')).toBeVisible();
}

/** Returns the content of the submissions that the provider received. */
export async function submissions(sim: Sim): Promise<Record<string, unknown>[]> {
  const log = await sim.log();
  return log
    .filter(({ operationId }) => operationId === 'submitRepay')
    .map(({ request }) => request as Record<string, unknown>);
}
