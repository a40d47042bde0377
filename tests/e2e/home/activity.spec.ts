/** Tests activities and cashback tasks. Spec 1 §2 (/company/activityCenter, /company/taskDetail), §4, §9 */
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const CENTRE = '/company/activityCenter';

test(
  'leads from home to the tasks, shows their states, joins one and opens its page',
  {
    tag: [
      '@activity-tabs',
      '@activity-states',
      '@activity-join',
      '@task-detail',
      '@route-company-activitycenter',
      '@route-company-taskdetail',
    ],
  },
  async ({ page, sim }) => {
    const group = (name: string) => page.getByRole('region', { name });
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const badge = page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: /活动中心/ });

    await test.step('tabName=taskTab opens the tasks', async () => {
      await sim.open('mall', '/company/index?productCode=12025');
      await page.getByRole('region', { name: '任务返现中心' }).getByRole('link', { name: '更多' }).click();
      await expect(page).toHaveURL(/activityCenter\?tabName=taskTab/);
      await expect(page.getByRole('tab', { name: '任务返现中心' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('已参加且进行中4个，预计返现800.00元')).toBeVisible();
      await expect(badge).toContainText('4');
    });

    await test.step('running, coming and ended tasks differ, with progress and time left', async () => {
      const running = group('进行中（5个）');
      await expect(running.getByRole('progressbar', { name: '十一月采购满减返现进度' })).toHaveAttribute(
        'aria-valuenow',
        '42',
      );
      await expect(row('十一月采购满减返现')).toContainText('已完成128,640.00/300,000.00元');
      await expect(row('十一月采购满减返现')).toContainText('2026-11-01至2026-11-30，剩18天');
      await expect(row('办公用品下单返券')).toContainText('已完成7/10笔');
      await expect(row('双十二备货返现')).toContainText('目标150,000.00元');
      await expect(row('双十二备货返现').getByRole('progressbar')).toHaveCount(0);
      await expect(group('未开始（1个）')).toContainText('2026-12-01至2026-12-31，19天后开始');
      await expect(group('已结束（1个）')).toContainText('返现400.00元，2026-11-05已发放');
      await page.getByRole('button', { name: '未开始 1' }).click();
      await expect(page).toHaveURL(/status=WAITING_BEGIN/);
      await expect(group('进行中（5个）')).toHaveCount(0);
      await page.reload();
      await expect(group('未开始（1个）')).toBeVisible();
      await page.getByRole('button', { name: '全部 7' }).click();
    });

    await test.step('a joined task shows its progress, and the badge counts it', async () => {
      await page.getByRole('button', { name: '参加双十二备货返现', exact: true }).click();
      await expect(page.getByText('已参加，活动期内的采购将自动计入')).toBeVisible();
      await expect(row('双十二备货返现')).toContainText('已参加');
      await expect(row('双十二备货返现').getByRole('progressbar')).toBeVisible();
      await expect(page.getByText('已参加且进行中5个，预计返现1,100.00元')).toBeVisible();
      await expect(badge).toContainText('5');
    });

    await test.step('the page of a task shows its rule, its progress and the orders that make it up', async () => {
      await row('双十二备货返现').getByRole('link', { name: '查看任务：双十二备货返现' }).click();
      await expect(page).toHaveURL(/\/company\/taskDetail\/CY2026110005\?fromTaskCenter=1/);
      await expect(page.getByRole('heading', { name: '双十二备货返现', level: 1 })).toBeVisible();
      await expect(page.getByText('活动期内下单且支付成功的订单，按订单金额扣除退款后计入。')).toBeVisible();
      const table = page.getByRole('table', { name: '计入的订单与还款' });
      await expect(table).toBeVisible();
      const amounts = await table
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.slice(1).map((each) => Number(each.lastElementChild?.textContent?.replaceAll(',', ''))),
        );
      expect(amounts.length).toBeGreaterThan(1);
      const sum = amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
      const text = sum.toLocaleString('en-US', { minimumFractionDigits: 2 });
      await expect(page.getByRole('region', { name: '任务进度' })).toContainText(
        `已完成${text}/150,000.00元`,
      );
      await expect(page.getByRole('region', { name: '计入明细', exact: true })).toContainText(`合计${text}`);
      await page.goBack();
      await expect(page.getByRole('tab', { name: '任务返现中心' })).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('shows earlier counts beside the orders', async () => {
      await row('十一月采购满减返现')
        .getByRole('link', { name: /查看任务/ })
        .click();
      await expect(page.getByRole('region', { name: '计入明细', exact: true })).toContainText('此前已统计');
      await expect(page.getByRole('region', { name: '计入明细', exact: true })).toContainText(
        '合计128,640.00',
      );
    });
  },
);

test(
  'keeps marks of liked and opened activities after a reload; a child cannot join a task',
  { tag: ['@session-key-thumb', '@session-key-active', '@activity-tabs', '@activity-join'] },
  async ({ page, sim }) => {
    await sim.open('baseline', CENTRE);
    await expectWhole(page.getByRole('main'), 'activities');
    await expect(page.getByRole('tab', { name: '活动', exact: false }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await expect(menu.locator('[aria-current]')).toHaveText(['活动中心4']);
    const like = page.getByRole('button', { name: '为采购满减券点赞' });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '办公用品券活动详情' }).click();
    const rules = page.getByText(/领取后可用于还款/).filter({ visible: true });
    await expect(rules).toHaveCount(1);
    const keys = () =>
      page.evaluate(() =>
        Object.keys(sessionStorage)
          .filter((key) => /THUMB$|ACTIVE$/.test(key))
          .sort(),
      );
    expect(await keys()).toEqual(['HD20261111001-THUMB', 'HD20261111002-ACTIVE']);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(rules).toHaveCount(1);
    await page.getByRole('link', { name: '去领取采购满减券' }).click();
    await expect(page.getByRole('button', { name: '去领取采购满减券' })).toBeVisible();

    await test.step('a child account sees the tasks and cannot join; an unknown task shows an error', async () => {
      await sim.change('child-account', `${CENTRE}?tabName=taskTab`);
      await expectWhole(page.getByRole('main'), 'activities.child');
      await expect(page.getByRole('listitem').filter({ hasText: '双十二备货返现' })).toContainText(
        '由母账号参加',
      );
      await expect(page.getByRole('button', { name: /^参加/ })).toHaveCount(0);
      await goTo(page, '/company/taskDetail/CY0');
      await expect(page.getByText('没有参加该任务')).toBeVisible();
      await page.getByRole('link', { name: '查看全部任务' }).click();
      await expect(page.getByRole('tab', { name: '任务返现中心' })).toHaveAttribute('aria-selected', 'true');
    });
  },
);
