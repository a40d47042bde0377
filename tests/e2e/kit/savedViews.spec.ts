/** Tests saved views (filters, order and columns under a name) of the bill list. Every list with filters has the same button. */
import type { Page } from '@playwright/test';
import { choose } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';

const LIST = '/company/billListNew';

const viewsButton = (page: Page) => page.getByRole('button', { name: /^视图/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: '已存视图' });
const renamingOn = (page: Page) => page.getByRole('dialog', { name: /^重命名视图/ });

test(
  'saves filters, order and columns as a view: as default, renamed, shared, replaced, deleted',
  { tag: ['@far-views'] },
  async ({ page, sim }) => {
    await sim.open('saved-views', LIST);
    const table = page.getByRole('table', { name: '账单列表' });
    await test.step('a view writes filters and order into the address', async () => {
      await viewsButton(page).click();
      await drawer(page).getByRole('button', { name: '逾期大额', exact: true }).click();
      await expect(page).toHaveURL(/\?(?=.*tabName=overdue)(?=.*sort=-owed)/);
      await expect(viewsButton(page)).toHaveText('视图：逾期大额');
      await page.goBack();
      await expect(viewsButton(page)).toHaveText('视图');
    });

    await test.step('saves the current list with its hidden column', async () => {
      await choose(page.getByRole('combobox', { name: '账期类型' }), '周结');
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await page.getByRole('button', { name: '列设置' }).click();
      await page.getByRole('checkbox', { name: '账期', exact: true }).uncheck();
      await page.keyboard.press('Escape');
      await expect(table.getByRole('columnheader', { name: '账期', exact: true })).toHaveCount(0);
      await viewsButton(page).click();
      await expect(drawer(page).getByText('将保存：1项筛选、默认排序、列设置（调整1列）')).toBeVisible();
      await drawer(page).getByRole('textbox', { name: '名称' }).fill('待还1');
      await drawer(page).getByRole('checkbox', { name: '打开列表时使用' }).check();
      await drawer(page).getByRole('button', { name: '保存', exact: true }).click();
      await expect(drawer(page).getByText('已有同名视图，请换一个名称')).toBeVisible();
      await drawer(page).getByRole('textbox', { name: '名称' }).fill('每周核对');
      await page.keyboard.press('Enter');
      await expect(page.getByText('已保存视图“每周核对”')).toBeVisible();
      await expect(drawer(page).getByRole('listitem').filter({ hasText: '每周核对' })).toContainText('默认');
    });

    await test.step('the list opens with the default view until the user resets it', async () => {
      await page.keyboard.press('Escape');
      const usual = new URL(page.url());
      usual.search = '';
      await page.goto(usual.toString());
      await expect(viewsButton(page)).toHaveText('视图：每周核对');
      await expect(page).toHaveURL(/cycle=/);
      await expect(table.getByRole('columnheader', { name: '账期', exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: '重置', exact: true }).click();
      await expect(page).not.toHaveURL(/cycle=/);
      await page.getByRole('button', { name: '收起筛选' }).click();
      await expect(viewsButton(page)).toHaveText('视图');
      await expect(page).not.toHaveURL(/cycle=/);
    });

    await test.step('renames a view by keyboard, which stays the default', async () => {
      await viewsButton(page).click();
      await drawer(page).getByRole('button', { name: '重命名视图每周核对' }).press('Enter');
      const renaming = page.getByRole('dialog', { name: '重命名视图“每周核对”' });
      const name = renaming.getByRole('textbox', { name: '名称' });
      await name.fill('待还1');
      await page.keyboard.press('Enter');
      await expect(renaming.getByText('已有同名视图，请换一个名称')).toBeVisible();
      await name.fill('每月核对');
      await page.keyboard.press('Enter');
      await expect(renaming).toHaveCount(0);
      const row = drawer(page).getByRole('listitem').filter({ hasText: '每月核对' });
      await expect(row.getByRole('button', { name: '取消默认视图：每月核对' })).toBeVisible();
      await expect(row.getByRole('button', { name: '重命名视图每月核对' })).toBeFocused();
    });

    await test.step('asks before it replaces a view, and names the sharing', async () => {
      await drawer(page).getByRole('button', { name: '共享视图每月核对给子账号' }).click();
      await drawer(page).getByRole('button', { name: '更新视图每月核对' }).click();
      const question = page.getByRole('dialog', { name: '更新视图“每月核对”？' });
      await expect(question.getByText('该视图已共享，子账号也将看到更新后的内容。')).toBeVisible();
      await question.getByRole('button', { name: '更新', exact: true }).click();
      await expect(page.getByText('已以当前列表更新“每月核对”')).toBeVisible();
    });

    await test.step('deletes a view', async () => {
      await drawer(page).getByRole('button', { name: '删除视图每月核对' }).click();
      await page.getByRole('button', { name: '删除', exact: true }).click();
      await expect(page.getByText('已删除视图“每月核对”')).toBeVisible();
      await expect(drawer(page).getByRole('button', { name: '每月核对', exact: true })).toHaveCount(0);
    });
  },
);

test(
  'shows a view that another tab has changed, and applies the second try to it',
  { tag: ['@far-views'] },
  async ({ page, sim, context }) => {
    await sim.open('saved-views', LIST);
    await viewsButton(page).click();
    await drawer(page).getByRole('button', { name: '重命名视图逾期大额' }).click();
    const renaming = renamingOn(page);
    await renaming.getByRole('textbox', { name: '名称' }).fill('逾期');

    const other = await context.newPage();
    await other.goto(page.url());
    await viewsButton(other).click();
    await drawer(other).getByRole('button', { name: '重命名视图逾期大额' }).click();
    await renamingOn(other).getByRole('textbox', { name: '名称' }).fill('逾期万元');
    await other.keyboard.press('Enter');
    await expect(other.getByText('视图已重命名为“逾期万元”')).toBeVisible();
    await other.close();

    await renaming.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('该视图已在其他页面修改，请核对最新内容后重试')).toBeVisible();
    await expect(renaming).toHaveAccessibleName('重命名视图“逾期万元”');
    await renaming.getByRole('button', { name: '保存' }).click();
    await expect(renaming).toHaveCount(0);
    await expect(drawer(page).getByRole('button', { name: '逾期', exact: true })).toBeVisible();
  },
);

test('shows a child the shared view, read only', { tag: ['@far-views-shared'] }, async ({ page, sim }) => {
  await sim.open('saved-views-child', LIST);
  await viewsButton(page).click();
  const shared = drawer(page).getByRole('region', { name: '公司共享' });
  await expect(shared.getByText('由母账号共享，只读。')).toBeVisible();
  await expect(shared.getByRole('button')).toHaveText(['逾期大额']);
  await expect(drawer(page).getByRole('checkbox', { name: /共享给子账号/ })).toHaveCount(0);
  await shared.getByRole('button', { name: '逾期大额' }).click();
  await expect(page).toHaveURL(/tabName=overdue/);
});
