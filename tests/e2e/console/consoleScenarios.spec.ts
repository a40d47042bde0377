/** Tests how a tester finds, understands and enters scenarios and sessions in the console, without a terminal. */
import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/_sim');
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test(
  'lists scenarios in Chinese groups with texts, responses and page, and finds them by these',
  { tag: ['@qa-console-groups'] },
  async ({ page }) => {
    const side = page.getByRole('complementary', { name: '场景' });
    await expect(side.locator('summary').first()).toHaveText(/^起点/);
    const groups = await side.locator('summary').allTextContents();
    expect(groups.length).toBeGreaterThan(15);
    for (const group of groups) expect(group).toMatch(/^\p{Script=Han}+\d+$/u);

    await test.step('search finds a scenario by shown text, operation and code', async () => {
      const search = page.getByRole('searchbox', { name: '搜索场景' });
      for (const [words, name] of [
        ['24,398.70', 'overdue-bill'],
        ['gateway.orderQuickBill 9302', 'quick-bill-closed'],
      ] as const) {
        await search.fill(words);
        await expect(side.getByText(name, { exact: true })).toBeVisible();
        await expect(side.getByText('baseline', { exact: true })).toHaveCount(0);
      }
      await search.fill('没有的词');
      await side.getByRole('button', { name: '清空搜索' }).click();
      await expect(side.getByRole('checkbox').nth(100)).toBeAttached();
    });

    await test.step('a scenario lists its texts, responses and page', async () => {
      await side.getByRole('button', { name: '怎样看到 有逾期账单' }).click();
      await expect(side.getByText('您有24,398.70元已违约，请按时还款', { exact: true })).toBeVisible();
      await expect(side.getByText('打开 /company/index?productCode=12003', { exact: true })).toBeVisible();
      await expect(side.getByText('打开即见')).toBeVisible();
    });

    await test.step('the status line reports the service and its counts', async () => {
      const status = page.getByRole('contentinfo', { name: '状态' });
      await expect(status.getByRole('status')).toHaveText('在服务');
      await expect(status).toContainText(/\d{3} 场景 · \d{3} 接口 · \d{3,4} 码/);
    });

    await test.step('is accessible to screen readers', async () => {
      // The same components draw all 350 scenarios, so axe reads only a few groups, in a tenth of the time.
      await page.getByRole('searchbox', { name: '搜索场景' }).fill('gateway.');
      await expect(side.getByText('baseline', { exact: true })).toHaveCount(0);
      await expect(side.getByRole('checkbox').nth(5)).toBeAttached();
      await expectAccessible(page);
    });
  },
);

test(
  'refuses contradictory scenarios, enters compatible ones, and warns of a hidden code',
  { tag: ['@qa-compose-contradiction'] },
  async ({ page }) => {
    const chosen = page.getByRole('region', { name: '叠加的场景' });
    const choose = (title: string) => page.getByRole('checkbox', { name: `选择 ${title}`, exact: true });
    await choose('有逾期账单').check();
    await expect(chosen.getByText('无矛盾')).toBeVisible();
    await choose('账单均已还清').check();
    await expect(chosen.getByText('1 处矛盾，不能进入')).toBeVisible();
    await expect(
      page.getByText('与 overdue-bill 矛盾：bills.overdueDays 与 bills.allRepaid 不能同真'),
    ).toBeVisible();
    await expect(chosen.getByRole('button', { name: '进入' })).toBeDisabled();

    await test.step('enters compatible scenarios at the address of their product', async () => {
      await choose('账单均已还清').uncheck();
      await choose('POP用户').check();
      await expect(chosen.getByText('进入 /company/index?productCode=12008')).toBeVisible();
      await expect(chosen.getByRole('link', { name: '进入' })).toHaveAttribute(
        'href',
        '/front/company/index?productCode=12008&scenario=overdue-bill,pop-user',
      );
    });

    await test.step('warns of a code that an earlier one hides', async () => {
      await chosen.getByRole('button', { name: '清空' }).click();
      await choose('不在快速出账时间').check();
      await choose('没有未出账金额').check();
      await expect(page.getByText('可叠加，但 quick-bill-closed 先答 9302，看不到 9303')).toBeVisible();
      await expect(chosen.getByText('无矛盾')).toBeVisible();
      await chosen.getByRole('button', { name: '只切换会话' }).click();
      await expect(page.getByText('会话已切换到：不在快速出账时间、没有未出账金额')).toBeVisible();
    });
  },
);

test(
  'lists all sessions, enters the session of a test and names it',
  { tag: ['@qa-console-sessions'] },
  async ({ page, request }) => {
    const id = `t-${randomUUID()}`;
    const headers = { 'X-Sim-Session': id };
    await request.post('/_sim/api/session', { data: { scenarios: ['frozen-quota'] }, headers });
    await request.post('/gateway/api/v1/user/queryQuickBillData', {
      data: { reqData: '{"productCode":"12003"}', eid: '' },
      headers,
    });
    await page.getByRole('tab', { name: '全部会话' }).click();
    await page.getByRole('searchbox', { name: '搜索会话' }).fill(id);
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('额度冻结');
    await expect(row).toContainText('gateway.queryQuickBillData');
    await expect(row).toContainText(/刚刚|秒前/);
    await row.getByRole('button', { name: `进入会话 ${id}` }).click();
    await expect(row.getByText('你在这里')).toBeVisible();
    const session = page.getByRole('region', { name: '当前会话' });
    await expect(session.getByText(id)).toBeVisible();
    await test.step('a given name appears at the session and in the list', async () => {
      await session.getByRole('button', { name: '起名' }).click();
      await session.getByRole('textbox', { name: '名称' }).fill('李工 · 逾期复现');
      await page.keyboard.press('Enter');
      await expect(session.getByRole('button', { name: '起名' })).toBeFocused();
      await expect(session.getByText('李工 · 逾期复现')).toBeVisible();
      await expect(row).toContainText('李工 · 逾期复现');
    });
    await page.getByRole('tab', { name: '请求日志' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'gateway.queryQuickBillData' })).toBeVisible();
  },
);
