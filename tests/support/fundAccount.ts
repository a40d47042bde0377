/** Checks the page of an account with the company's money, and its balance on other pages. */
import type { Locator, Page } from '@playwright/test';
import { goTo } from './goTo.ts';
import { menu } from './menu.ts';
import { expect } from './sim.ts';

interface FundAccount {
  /** Path of its page, without `/front`. */
  readonly path: string;
  readonly title: string;
  readonly no: string;
}

export const movements = (page: Page): Locator => page.getByRole('table', { name: '账户明细' });
export const months = (page: Page): Locator => page.getByRole('table', { name: '月结单' });

/** Column of the closing balance in the table of months. */
const CLOSING = 4;

/** Returns the balances on the visible page, not those on hidden kept pages. */
export const shownBalance = (page: Page, accountNo: string): Locator =>
  page.locator(`[data-fact="account.balance:${accountNo}"]`).filter({ visible: true });

async function expectShown(page: Page, accountNo: string, balance: string): Promise<void> {
  const shown = shownBalance(page, accountNo);
  await expect(shown.first()).toHaveText(balance);
  await expect(shown.filter({ hasNotText: balance })).toHaveCount(0);
}

/** Expects the same balance on home, on the account's page, in its newest movement, its month and its statement. */
export async function expectBalance(
  page: Page,
  { path, title, no }: FundAccount,
  balance: string,
): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('main').getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectShown(page, no, balance);
  await expect(movements(page).getByRole('row').nth(1).getByRole('cell').last()).toHaveText(balance);
  await expect(months(page).getByRole('row').nth(1).getByRole('cell').nth(CLOSING)).toHaveText(balance);
  await page.getByRole('button', { name: '查看2026年11月月结单' }).click();
  const statement = page.getByRole('dialog', { name: '账户月结单' });
  await expect(statement.locator('dl').getByText(balance)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(statement).toHaveCount(0);
  await menu(page).getByRole('link', { name: '首页' }).click();
  await expectShown(page, no, balance);
}
