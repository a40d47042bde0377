/** Tests list filters with a first and a last day, typed or from the calendar, beside the quick choices of 1 §9. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';

const search = (page: Page): Locator => page.getByRole('search', { name: '筛选条件' });
const from = (page: Page): Locator => search(page).getByLabel('起始日', { exact: true });
const to = (page: Page): Locator => search(page).getByLabel('结束日', { exact: true });
const ask = (page: Page): Promise<void> => search(page).getByRole('button', { name: '查询' }).click();
const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Queries by these days and expects this number of rows. */
async function expectRowsBetween(page: Page, first: string, last: string, count: number): Promise<void> {
  await from(page).fill(first);
  await to(page).fill(last);
  await ask(page);
  await expect(page).toHaveURL(new RegExp(`dateFrom=${first}&dateTo=${last}`));
  await expect(rows(page)).toHaveCount(count);
}

// The portal is Chinese in an English browser too.
test.use({ locale: 'en-US' });

test(
  'filters bills, orders and records by two days, typed or from the calendar',
  { tag: ['@mend-list-tools'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew');
    await expect(rows(page)).toHaveCount(10);

    await test.step('shows an error for an end before the beginning, without a request', async () => {
      await from(page).fill('2026/11/2');
      await to(page).fill('2026年11月1日');
      await page.keyboard.press('Enter');
      await expect(search(page).getByRole('alert')).toHaveText('结束日不能早于起始日');
      await expect(to(page)).toBeFocused();
      await expect(to(page)).toHaveAccessibleDescription('结束日不能早于起始日');
      await expect(from(page)).toHaveValue('2026-11-02');
      await expect(page).toHaveURL(/billListNew$/);
      await expect(rows(page)).toHaveCount(10);
    });

    await test.step('the calendar offers no day before the first; correcting either day clears the error', async () => {
      await search(page).getByRole('button', { name: '选择结束日' }).click();
      const calendar = page.getByRole('dialog', { name: '选择结束日' });
      await expect(calendar.getByText('2026年11月')).toBeVisible();
      await expect(calendar.getByRole('gridcell', { name: '1', exact: true })).toBeDisabled();
      await calendar.getByRole('gridcell', { name: '9', exact: true }).click();
      await expect(to(page)).toHaveValue('2026-11-09');
      await expect(search(page).getByRole('alert')).toHaveCount(0);
      await from(page).fill('2026-11-10');
      await expect(search(page).getByRole('alert')).toBeVisible();
      await from(page).fill('2026-11-02');
      await expect(search(page).getByRole('alert')).toHaveCount(0);
      await ask(page);
      await expect(page).toHaveURL(/billListNew\?dateFrom=2026-11-02&dateTo=2026-11-09$/);
      await expect(page.getByRole('tab', { name: '全部账单' })).toContainText('2');
      await expect(rows(page)).toHaveCount(2);
    });

    await test.step('a reload keeps the days, and the exported file has only these rows', async () => {
      await page.reload();
      await expect(from(page)).toHaveValue('2026-11-02');
      await expect(to(page)).toHaveValue('2026-11-09');
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('button', { name: '导出' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '导出CSV' }).click(),
      ]);
      const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      const column = head.split(',').indexOf('账单日');
      expect(lines.pop()).toMatch(/^合计（2条）/);
      expect(lines.map((line) => line.split(',')[column])).toEqual(['2026-11-09', '2026-11-02']);
    });

    await test.step('a quick choice replaces the days, and Back restores them', async () => {
      await search(page).getByRole('button', { name: '近30天' }).click();
      await expect(from(page)).toHaveValue('');
      await ask(page);
      await expect(page).toHaveURL(/billListNew\?days=30$/);
      await page.goBack();
      await expect(to(page)).toHaveValue('2026-11-09');
      await expect(search(page).getByRole('button', { name: '近30天' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });

    await test.step('Back before the new list is drawn restores the days too', async () => {
      await search(page).getByRole('button', { name: '近30天' }).click();
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          history.pushState = push;
          push(...entry);
          history.back();
        };
      });
      await ask(page);
      await expect(to(page)).toHaveValue('2026-11-09');
      await expect(page).toHaveURL(/billListNew\?dateFrom=2026-11-02&dateTo=2026-11-09$/);
      await search(page).getByRole('button', { name: '重置' }).click();
      await expect(page).toHaveURL(/billListNew$/);
      await expect(to(page)).toHaveValue('');
    });

    await test.step('filters orders', async () => {
      await go(page, '订单管理');
      await expectRowsBetween(page, '2026-11-05', '2026-11-06', 3);
      await expect(rows(page).filter({ hasNotText: /2026-11-0[56]/ })).toHaveCount(0);
    });

    await test.step('filters repayment records', async () => {
      await go(page, '还款记录');
      await expectRowsBetween(page, '2026-10-11', '2026-10-20', 2);
      await expect(rows(page).filter({ hasNotText: /2026-10-(11|18)/ })).toHaveCount(0);
    });
  },
);

test('filters refunds by two days, both inclusive', { tag: ['@mend-list-tools'] }, async ({ page, sim }) => {
  await sim.open('wholesale', '/fenxiao/refundList');
  await expectRowsBetween(page, '2026-10-14', '2026-10-18', 2);
  await expect(rows(page).filter({ hasNotText: /2026-10-1[48]/ })).toHaveCount(0);
});
