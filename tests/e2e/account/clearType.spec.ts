/** Tests the clear types (账期, settlement cycles) of a company. Spec 1 §2 (clearTypeManage and its change page), §3, §9 */
import type { Page } from '@playwright/test';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const MANAGE = '/company/clearTypeManage';
const CHANGE = `${MANAGE}/clearTypeChange`;

const cycleTable = (page: Page) => page.getByRole('table', { name: '账期说明' });
const submit = (page: Page) => page.getByRole('button', { name: '提交变更' });
const result = (page: Page) => page.getByRole('status').filter({ hasText: '账期变更已受理' });
const confirm = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: '确认变更账期' });
  await dialog.getByRole('button', { name: '确认变更' }).click();
};

test(
  'shows the current clear type, every account and the cycles of the product',
  {
    tag: [
      '@route-company-cleartypemanage',
      '@route-cache-clear-type',
      '@route-shared-cleartypemanage',
      '@route-bl-cleartypemange',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', MANAGE);
    await expectWhole(page.getByRole('main'), 'clearType');
    await expect(page.getByRole('main').getByRole('heading', { name: '账期管理', level: 1 })).toBeVisible();
    const current = page.getByRole('region', { name: '当前账期' });
    await expect(current.getByText('每月1日出账，当月25日还款')).toBeVisible();
    await expect(current.getByText('0.6%（折合年化4.29%-10.95%）')).toBeVisible();
    await expect(current.getByText('月结PLUS体验期为2026年10月至12月，体验期服务费率0%')).toBeVisible();
    const accounts = page.getByRole('table', { name: '各采购账号账期' });
    await expect(accounts.getByRole('row')).toHaveCount(11);
    await expect(accounts.getByRole('row', { name: /hechuan_cg02/ })).toContainText('周结');
    await expect(cycleTable(page).getByRole('row', { name: /灵活周结/ })).toContainText('灵活账期');
    await expect(cycleTable(page).getByRole('row', { name: /灵活日结/ })).toContainText(
      '按日计息，以合同为准',
    );
    await expect(cycleTable(page).getByRole('row', { name: /^月结 固定账期/ })).toContainText('当前账期');

    await test.step('on a phone nothing scrolls sideways', async () => {
      await page.setViewportSize(PHONE);
      await expect(page.getByRole('list', { name: '账期说明' }).getByRole('listitem')).toHaveCount(7);
      await fits(page);
      await page.setViewportSize(WIDE);
    });

    await test.step('the page keeps its state', async () => {
      const menu = page.getByRole('navigation', { name: '功能菜单' });
      await page.getByRole('button', { name: '第2页' }).click();
      await expect(page.getByRole('row', { name: /hechuan_cg13/ })).toBeVisible();
      const mark = page.getByRole('heading', { name: '账期管理', level: 1, includeHidden: true });
      await mark.evaluate((heading) => heading.setAttribute('data-before', 'yes'));
      await menu.getByRole('link', { name: '还款记录' }).click();
      await expect(page.getByRole('main').getByRole('heading', { name: '还款记录', level: 1 })).toBeVisible();
      await menu.getByRole('link', { name: '账期管理' }).click();
      await expect(page.getByRole('row', { name: /hechuan_cg13/ })).toBeVisible();
      await expect(mark).toHaveAttribute('data-before', 'yes');
    });

    await test.step('the shared path shows the same page', async () => {
      // Another page in between, because the page shown so far looks the same.
      await goTo(page, '/freezeTipDetail');
      await expect(page.getByRole('heading', { name: '冻结说明', level: 1 })).toBeVisible();
      await goTo(page, '/clearTypeManage');
      await expect(page.getByRole('region', { name: '当前账期' })).toBeVisible();
    });

    await test.step('the factoring path shows it too', async () => {
      await sim.change('factoring', '/baolibiaopin/clearTypeMange?productCode=12023');
      await expect(page.getByRole('region', { name: '当前账期' }).getByText('月结').first()).toBeVisible();
      await page.getByRole('link', { name: '变更账期' }).click();
      await expect(page).toHaveURL(/\/clearTypeManage\/clearTypeChange/);
      await expect(page.getByRole('heading', { name: '变更账期', level: 1 })).toBeVisible();
    });
  },
);

test(
  'confirms a change by account and date, and recovers from a lost response',
  { tag: ['@route-company-cleartypechange', '@route-shared-cleartypechange'] },
  async ({ page, sim }) => {
    await sim.open('baseline', MANAGE);
    await page.getByRole('link', { name: '变更禾川采购二部的账期' }).click();
    await expect(page.getByRole('heading', { name: '变更账期', level: 1 })).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('请选择新账期');
    await expect(page.getByRole('radio', { name: /^月结 / })).toBeFocused();
    await page.getByRole('radio', { name: /^月结 / }).check();
    const preview = page.getByRole('table', { name: '变更前后对比' });
    await expect(preview.getByRole('row', { name: /账单日/ })).toHaveText(/每周一每月1日2027-01-01/);
    await expect(preview.getByRole('row', { name: /未出账订单/ })).toContainText(
      '2026-12-01前的订单仍按周结出账',
    );
    await submit(page).click();
    const dialog = page.getByRole('dialog', { name: '确认变更账期' });
    await expect(
      dialog.getByText('采购账号禾川采购二部（hechuan_cg02）的账期将由周结变更为月结，2026-12-01起生效。'),
    ).toBeVisible();
    // On a phone the date does not wrap.
    await page.setViewportSize({ width: 375, height: 800 });
    const day = dialog.getByText('2026-12-01', { exact: true });
    expect((await day.boundingBox())?.height).toBeLessThan(30);
    await page.setViewportSize(WIDE);
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toHaveCount(0);
    await submit(page).click();
    await confirm(page);
    await expect(result(page)).toContainText(/ZQ\d{16}/);
    await expect(result(page).getByRole('table', { name: '变更内容' })).toContainText('当月25日');
    expect((await sim.log()).filter(({ operationId }) => operationId === 'changeClearType')).toHaveLength(1);
    await result(page).getByRole('button', { name: '返回账期管理' }).click();
    await expect(page.getByRole('row', { name: /hechuan_cg02/ })).toContainText('2026-12-01起改为月结');

    await test.step('shows a change whose response was lost', async () => {
      await goTo(page, '/clearTypeManage/clearTypeChange');
      await sim.addFault({ on: 'provisional.changeClearType', answer: { drop: 'answer' } });
      await page.getByRole('radio', { name: /^周结 / }).check();
      await submit(page).click();
      await confirm(page);
      // The provider has acted, and the next read shows it.
      await expect(page.getByText('有待生效的账期变更，生效前不可再次变更')).toBeVisible();
      await expect(page.getByText('已申请变更为周结，2026-12-01起生效')).toBeVisible();
    });
  },
);

test('12007 offers the monthly cycle with two due days, and shows why another cycle is disabled', async ({
  page,
  sim,
}) => {
  await sim.open('new-channel', CHANGE);
  await expect(page.getByRole('radio', { name: /小周结/ })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /双月结/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^月结 / }).check();
  await expect(page.getByRole('radio', { name: '每月20日' })).toBeChecked();
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('与当前还款日相同，请选择其他还款日');
  await page.getByRole('radio', { name: '每月25日' }).check();
  await expect(page.getByRole('row', { name: /最后还款日/ })).toContainText('每月25日');
  await submit(page).click();
  await confirm(page);
  await expect(result(page)).toBeVisible();

  await test.step('a disabled cycle shows its reason', async () => {
    await sim.change('clear-type-not-offered', CHANGE);
    const bimonthly = page.getByRole('radio', { name: /双月结/ });
    await expect(bimonthly).toBeDisabled();
    await expect(page.getByText('采购满6个月后可选')).toBeVisible();
  });
});

test('gives the reason if nothing can be changed', async ({ page, sim }) => {
  for (const [scenario, reason] of [
    ['clear-type-pending', '有待生效的账期变更，生效前不可再次变更'],
    ['child-account', '仅母账号可变更账期'],
    ['overdue-bill', '有逾期账单，还清后可变更账期'],
    ['frozen-quota', '额度已冻结，暂不可变更账期'],
  ] as const)
    await test.step(scenario, async () => {
      await sim.change(scenario, CHANGE);
      await expect(page.getByRole('status').getByText(reason)).toBeVisible();
      await expect(submit(page)).toHaveCount(0);
      await page.getByRole('link', { name: '返回账期管理' }).click();
      await expect(cycleTable(page)).toContainText(reason);
      await expect(page.getByRole('link', { name: '变更账期' })).toHaveCount(0);
      // A pending change of the user's account leaves the other accounts changeable.
      if (scenario === 'clear-type-pending') return;
      await expect(page.getByRole('main').getByRole('link', { name: /^变更/ })).toHaveCount(0);
    });
});

test(
  'opens 账期管理 of personal products, and offers a change only where another cycle exists',
  { tag: ['@mend-no-dead-entry'] },
  async ({ page, sim }) => {
    for (const [scenario, days, change] of [
      ['personal', '56天', 0],
      ['legal-person-loan', '51天', 1],
    ] as const) {
      await sim.change(scenario, SMALL_PAGE);
      await page
        .getByRole('navigation', { name: '功能菜单' })
        .getByRole('link', { name: '账期管理' })
        .click();
      const current = page.getByRole('region', { name: '当前账期' });
      await expect(current.getByText(days)).toBeVisible();
      await expect(current.getByRole('link', { name: '变更账期' })).toHaveCount(change);
      await expect(current.getByText('当前产品没有其他账期可选')).toHaveCount(1 - change);
    }
  },
);
