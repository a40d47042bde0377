/** Finds and checks parts of the order lists. Spec 1 §2, §4 */
import type { Locator, Page } from '@playwright/test';
import { expect } from './sim.ts';

export const row = (page: Page, number: string): Locator => page.getByRole('row').filter({ hasText: number });
export const dataRows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: '订单详情' });
export const picker = (page: Page): Locator => page.getByRole('combobox', { name: '采购账号' });

/** Expects the loaded order list. @param column a column that only some products have */
export async function expectOrderList(page: Page, column: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(dataRows(page)).toHaveCount(10);
  await expect(row(page, 'DD202611129002')).toContainText('42,600.00');
  await expect(page.getByText('合计（76笔）')).toBeVisible();
}
