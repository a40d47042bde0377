/** Tests the detail of a bill and unbilled loans. Spec 1 §2, 2 §3, §4, §8 */
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { choose } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const DETAIL = '/company/billDetailNew';
const SPLIT = 'ZD202610010025';

const plan = (page: Page): Locator => page.getByRole('list', { name: '还款计划' });
const items = (page: Page): Locator => plan(page).locator('> li');
/** Returns the amounts of a plan item, each as `label: amount`. */
const amounts = (item: Locator): Promise<string[]> =>
  item
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map(
        (part) =>
          `${part.querySelector('dt')?.textContent ?? ''}: ${part.querySelector('dd')?.textContent ?? ''}`,
      ),
    );

test(
  'shows a bill with its periods, and leads to the repayment of one and to instalments',
  {
    tag: [
      '@route-company-billdetailnew',
      '@rate-tooltip',
      '@plan-settle-1',
      '@plan-settle-1-amounts',
      '@plan-settle-1-dimmed',
      '@plan-settle-0-open',
      '@plan-settle-0-amounts',
      '@out-plan-repay',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', `${DETAIL}?billNo=${SPLIT}`);
    await expectWhole(page.getByRole('main'), 'billDetail');
    await expect(page.getByRole('heading', { level: 1, name: '账单详情' })).toBeVisible();
    await expect(page.getByText('壹拾万叁仟玖佰零叁元肆角捌分')).toBeVisible();
    await expect(page.getByText('共6期，已还1期，等额本息')).toBeVisible();
    await expect(page.getByRole('table', { name: '账单内订单' }).locator('tbody tr')).toHaveCount(2);
    const history = page.getByRole('table', { name: '还款记录' }).locator('tbody tr');
    await expect(history).toHaveCount(1);
    await expect(history.getByText('还款成功')).toBeVisible();
    await expect(page.getByRole('link', { name: '还款', exact: true })).toHaveAttribute(
      'href',
      /repayCom\?bills=ZD202610010025$/,
    );

    await test.step('the debt is the billed amount less the credits', async () => {
      const card = page.getByRole('region', { name: '账单金额' });
      await expect(card.getByText('124,684.17')).toBeVisible();
      await expect(card.getByText('-20,780.69')).toBeVisible();
      await expect(card.getByText('103,903.48')).toBeVisible();
    });

    await test.step('the plan: settled periods are dimmed with the repaid amount, open ones show the amount due', async () => {
      await expect(items(page)).toHaveCount(6);
      const [paid, open] = [items(page).first(), items(page).nth(1)];
      await expect(paid.getByText('已结清')).toBeVisible();
      expect(await amounts(paid)).toEqual([
        '已还本金: 20,058.58',
        '已还利息与服务费: 722.11',
        '已还逾期费用: 0.00',
      ]);
      await expect(open.getByText('未结清')).toBeVisible();
      expect(await amounts(open)).toEqual([
        '应还合计: 20,780.69',
        '应还本金: 20,058.58',
        '应还利息与服务费: 722.11',
        '应还逾期费用: 0.00',
      ]);
      await expect(open.getByText('最后还款日 2026-11-25')).toBeVisible();
      const colourOf = (item: Locator) =>
        item
          .locator('dd')
          .first()
          .evaluate((amount) => getComputedStyle(amount.querySelector('span') ?? amount).color);
      // A settled period is grey, an open one black. The specification gives the height.
      expect(await colourOf(paid)).toBe('rgb(78, 89, 105)');
      expect(await colourOf(open)).toBe('rgb(29, 33, 41)');
      expect((await open.boundingBox())?.height).toBe(100);
    });

    await test.step('explains 执行利率 on hover and on focus', async () => {
      const rate = page.getByRole('note', { name: /^执行利率/ });
      await expect(page.getByRole('term').filter({ hasText: '执行利率' })).toBeVisible();
      await rate.hover();
      await expect(page.getByRole('tooltip')).toHaveText('正常期执行贷款利率');
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await rate.focus();
      await expect(page.getByRole('tooltip')).toHaveText('正常期执行贷款利率');
    });

    await test.step('shows the period of the link', async () => {
      await goTo(page, `${DETAIL}?billNo=${SPLIT}&period=2`);
      await expect(page.getByRole('link', { name: '还款', exact: true })).toHaveAttribute(
        'href',
        /repayCom\?bills=ZD202610010025.2$/,
      );
    });

    await test.step('each open period can be repaid separately, also before it is billed', async () => {
      await goTo(page, `${DETAIL}?billNo=${SPLIT}`);
      await expect(plan(page).getByRole('link')).toHaveText(Array.from({ length: 5 }, () => '还本期'));
      await expect(items(page).first().getByRole('link')).toHaveCount(0);
      const later = items(page).nth(3);
      // An unbilled period costs only its principal, because later fees are not due.
      const principal = (await amounts(later))[1]?.replace('应还本金: ', '') ?? '';
      await later.getByRole('link', { name: '还第4期' }).click();
      // The note on early repayment appears after its data.
      await expect(page).toHaveURL(new RegExp(`/repayCom\\?bills=${SPLIT}\\.4(&early=1)?$`));
      const row = page.getByRole('table').first().locator('tbody tr');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(`${SPLIT} 第4/6期`);
      await expect(row).toContainText('提前结清，不收以后的费用');
      await expect(row.getByRole('cell').last()).toHaveText(principal);
      await page.getByRole('button', { name: '确认还款' }).click();
      const dialog = page.getByRole('dialog', { name: '确认还款' });
      await expect(dialog).toContainText(`${SPLIT} 第4/6期`);
      await dialog.getByRole('button', { name: '取消' }).click();
      await page.goBack();
      await expect(items(page)).toHaveCount(6);
    });

    await test.step('an issued monthly bill links to instalments', async () => {
      await goTo(page, `${DETAIL}?billNo=ZD202611010031`);
      await page.getByRole('link', { name: '账单分期' }).click();
      await expect(page).toHaveURL(/\/billStaging\?billNo=ZD202611010031$/);
    });

    await test.step('an address without a bill offers all bills', async () => {
      await goTo(page, DETAIL);
      await page.getByRole('main').getByRole('link', { name: '查看全部账单' }).click();
      await expect(page).toHaveURL(/billListNew$/);
    });
  },
);

test(
  'shows an overdue plan, a moved due date and a message for another company’s bill',
  { tag: ['@plan-settle-0-overdue'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', `${DETAIL}?billNo=ZD202610260030`);
    await expectWhole(page.getByRole('main'), 'billDetail.overdue');
    const item = items(page).first();
    await expect(item.getByText('已逾期')).toBeVisible();
    expect(await amounts(item)).toContain('应还逾期费用: 48.70');
    await expect(page.getByText('本账单已逾期4天，逾期费用按日累计，请尽快还款。')).toBeVisible();

    for (const [scenario, word] of [
      ['bill-postponed', '延期'],
      ['bill-extended', '展期'],
    ] as const)
      await test.step(`shows a moved due date: ${word}`, async () => {
        await sim.change(scenario, `${DETAIL}?billNo=${SPLIT}`);
        const change = page.getByRole('table', { name: '延期与展期' }).locator('tbody tr');
        await expect(change.getByText(word, { exact: true })).toBeVisible();
        await expect(change).toContainText('2026-11-25');
        await expect(items(page).nth(1).getByText('原2026-11-25')).toBeVisible();
      });

    await test.step("another company's bill shows a message", async () => {
      await sim.change('bill-not-owned', `${DETAIL}?billNo=ZD202611010031`);
      await expect(page.getByText('还款账单不属于当前产品或账号，请返回首页').first()).toBeVisible();
    });
  },
);

test(
  'shows unbilled loans to POP users only',
  { tag: ['@route-yaojingcai-unbilled'] },
  async ({ page, sim }) => {
    await sim.open('pop-user', '/yaojingcai/unbilled');
    await expectWhole(page.getByRole('main'), 'unbilled.pop');
    await expect(page.getByRole('heading', { level: 1, name: '未出账借款' })).toBeVisible();
    const rows = page.getByRole('table', { name: '未出账借款列表' }).locator('tbody tr');
    await expect(rows).toHaveCount(5);
    await expect(rows.first().getByText('正常计息')).toBeVisible();
    await expect(page.getByRole('main').getByText('41,276.80')).toBeVisible();
    await choose(page.getByLabel('贷款状态'), '逾期');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByText('暂无数据')).toBeVisible();

    await test.step('other users see a message and a link to their unbilled orders', async () => {
      await sim.change('baseline', '/yaojingcai/unbilled');
      await expect(page.getByText('未出账借款仅面向药京采用户')).toBeVisible();
      expect((await sim.log()).some(({ operationId }) => operationId === 'queryUnbilledPage')).toBe(false);
      await page.getByRole('link', { name: '查看未出账订单' }).click();
      await expect(page.getByRole('tab', { name: /^未出账/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
);
