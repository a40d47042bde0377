/** Finds parts of the bill list. Spec 1 §2, §4 */
import type { Locator, Page } from '@playwright/test';

export const LIST = '/company/billListNew';

export const table = (page: Page): Locator => page.getByRole('table', { name: '账单列表' });
export const rows = (page: Page): Locator => table(page).locator('tbody tr');
export const rowOf = (page: Page, billNo: string): Locator => rows(page).filter({ hasText: billNo });
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const search = (page: Page): Locator => page.getByRole('search', { name: '筛选条件' });
