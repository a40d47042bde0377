/** Tests the order list of the company products and its drawer. Spec 1 §2, §4, §8; 2 §5 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { dataRows, drawer, expectOrderList, picker, row } from '../../support/orders.ts';
import { choose, chooseValue, optionsOf } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const ORDERS = '/company/orderManage';

const search = (page: Page): Promise<void> => page.getByRole('button', { name: '查询' }).click();

test(
  'fills the sub-account picker from searchSubAcct and filters the list by jdpin',
  { tag: ['@route-company-ordermanage', '@subaccount-picker-source', '@picker-clear-default'] },
  async ({ page, sim }) => {
    await sim.open('baseline', ORDERS);
    await expectOrderList(page, '采购账号');
    await expectWhole(page.getByRole('main'), 'orders');
    await expect(picker(page)).toBeEnabled();
    // Newest first in the log; the list comes page by page.
    const pages = (await sim.log()).filter(({ operationId }) => operationId === 'searchSubAcct').toReversed();
    const answered = pages.flatMap(({ response }) =>
      (response as { data: { jdpin: string }[] }).data.map(({ jdpin }) => jdpin),
    );
    expect(answered.length).toBeGreaterThan(1);
    const [empty, own, ...others] = await optionsOf(picker(page));
    expect(empty).toEqual({ text: '请选择', value: '' });
    // The parent comes first, because it has its own rows.
    expect(own).toEqual({ text: '禾川采购（母账号）', value: 'hechuan_caigou' });
    expect(others.map(({ value }) => value)).toEqual(answered);

    await expect(
      dataRows(page)
        .filter({ hasText: /hechuan_(?!cg02)/ })
        .first(),
    ).toBeVisible();
    await chooseValue(picker(page), 'hechuan_cg02');
    await search(page);
    await expect(page).toHaveURL(/jdpin=hechuan_cg02/);
    // The first page also has rows of other accounts until the answer comes.
    await expect(dataRows(page).filter({ hasNotText: 'hechuan_cg02' })).toHaveCount(0);
    await expect(dataRows(page).filter({ hasText: 'hechuan_cg02' }).first()).toBeVisible();
    const clear = page.getByRole('button', { name: '清空' });
    await expect(clear).toBeEnabled();
    await clear.click();
    await expect(picker(page)).toHaveText('请选择');

    await chooseValue(picker(page), 'hechuan_caigou');
    await search(page);
    await expect(page).toHaveURL(/jdpin=hechuan_caigou/);
    await expect(dataRows(page).filter({ hasText: /hechuan_cg/ })).toHaveCount(0);
    await expect(dataRows(page).first()).toBeVisible();

    await test.step('a failed list shows an error and can be retried', async () => {
      await page.getByRole('button', { name: '重置' }).click();
      await page.getByRole('button', { name: '近30天' }).click();
      await sim.addFault({ on: 'provisional.queryOrderPage', answer: { code: '9999999' } });
      await search(page);
      await expect(page.getByRole('alert')).toContainText('加载失败');
      await page.request.delete('/_sim/api/faults');
      await page.getByRole('button', { name: '重试' }).click();
      await expect(dataRows(page)).toHaveCount(10);
    });
  },
);

test('tabs and filters go to the provider, stay in the URL and limit the export', async ({ page, sim }) => {
  await sim.open('baseline', ORDERS);
  await page.getByRole('tab', { name: '部分退货' }).click();
  await expect(page).toHaveURL(/receipt=2004/);
  await expect(row(page, 'DD202610250062')).toBeVisible();
  const asked = (await sim.log()).find(({ operationId }) => operationId === 'queryOrderPage');
  expect(asked?.request).toMatchObject({ receipt: ['2004'] });

  // A switch within 300 ms of the last one is ignored (2 §4), and the test may be faster than that.
  const all = page.getByRole('tab', { name: '全部订单' });
  await expect(async () => {
    await all.click();
    await expect(all).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  await choose(page.getByRole('combobox', { name: '售后状态' }), '已进入售后');
  await page.getByRole('button', { name: '近90天' }).click();
  await search(page);
  await expect(page).toHaveURL(/afterSale=2401&days=90/);
  await expect(dataRows(page)).toHaveCount(1);
  await page.reload();
  await expect(row(page, 'DD202610200059')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '售后状态' })).toHaveText('已进入售后');

  await page.getByRole('button', { name: '重置' }).click();
  await expect(dataRows(page)).toHaveCount(10);
  await page.getByRole('textbox', { name: '订单编号' }).fill(' DD202610250062 ');
  await page.keyboard.press('Enter');
  await expect(dataRows(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: '订单编号' })).toHaveValue('DD202610250062');
  await expect(row(page, 'DD202610250062')).toBeVisible();
  await page.goBack();
  await expect(dataRows(page)).toHaveCount(10);

  await test.step('payment and billing state filter the unbilled orders', async () => {
    await choose(page.getByRole('combobox', { name: '支付状态' }), '支付成功');
    await choose(page.getByRole('combobox', { name: '出账状态' }), '未出账');
    await search(page);
    await expect(page).toHaveURL(/payment=20&billed=no/);
    await expect(page.getByText('合计（6笔）')).toBeVisible();
    await expect(page.getByText('ZD2026')).toHaveCount(0);
  });

  await test.step('an empty result offers one step back to everything', async () => {
    await goTo(page, `${ORDERS}?no=DD0`);
    await expect(page.getByText('暂无数据')).toBeVisible();
    await page.getByRole('button', { name: '清空筛选' }).click();
    await expect(dataRows(page)).toHaveCount(10);
    await expect(page).not.toHaveURL(/no=/);
  });

  await test.step('a tab, a filter and a search in quick succession all apply', async () => {
    await goTo(page, `${ORDERS}?receipt=2004`);
    await expect(row(page, 'DD202610250062')).toBeVisible();
    await page.evaluate(async () => {
      const named = (role: string, name: string) =>
        [...document.querySelectorAll<HTMLElement>(role)].find(({ textContent }) => textContent === name);
      named('[role=tab]', '全部订单')?.click();
      named('button', '近90天')?.click();
      // React draws the outcome of a click in a microtask, when the tab's navigation is not finished yet.
      await Promise.resolve();
      document.querySelector<HTMLFormElement>('form[role=search]')?.requestSubmit();
    });
    await expect(page).toHaveURL(/orderManage\?days=90$/);
    await expect(page.getByRole('tab', { name: '全部订单' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the export has all pages of the filtered list', async () => {
    await goTo(page, `${ORDERS}?billed=yes`);
    const sums = page.getByText(/^合计（\d+笔）$/);
    // 76 is the count without the filter.
    await expect(sums).not.toHaveText('合计（76笔）');
    await sim.settled();
    const total = await sums.textContent();
    await page.getByRole('button', { name: '导出' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '导出CSV' }).click(),
    ]);
    const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('订单编号,父订单编号,下单时间');
    const last = (lines.pop() ?? '').split(',');
    expect(`合计（${String(lines.length)}笔）`).toBe(total);
    expect(last[0]).toBe(`合计，订单金额不含已取消与支付失败（${String(lines.length)}条）`);
    const column = head.split(',').indexOf('订单金额（元）');
    const sum = lines.reduce((total, line) => total + Math.round(Number(line.split(',')[column]) * 100), 0);
    expect(Number(last[column]) * 100).toBeCloseTo(sum);
    await expect(
      page.getByText((sum / 100).toLocaleString('en', { minimumFractionDigits: 2 })),
    ).toBeVisible();
  });

  await test.step('on a phone the rows are entries, and nothing scrolls sideways', async () => {
    await goTo(page, ORDERS);
    await page.setViewportSize(PHONE);
    const entries = page.getByRole('list', { name: '订单管理' }).getByRole('listitem');
    await expect(entries).toHaveCount(10);
    await entries
      .first()
      .getByRole('button', { name: /查看订单/ })
      .click();
    await expect(drawer(page).getByRole('list', { name: '进度' })).toBeVisible();
    await fits(page);
  });
});

test(
  'names every order state, sums without cancelled orders, and shows an order in a drawer',
  {
    tag: [
      '@mend-totals',
      '@receipt-2000',
      '@receipt-2001',
      '@receipt-2002',
      '@receipt-2003',
      '@receipt-2004',
      '@aftersale-2400',
      '@aftersale-2401',
      '@aftersale-2402',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('order-states', `${ORDERS}?size=30`);
    for (const [number, receipt, afterSale] of [
      ['DD202611110071', '待收货', '未进入售后'],
      ['DD202611050067', '已完成', '未进入售后'],
      ['DD202611069005', '已退货/退款', '售后完成'],
      ['DD202611129001', '父订单已取消', '未进入售后'],
      ['DD202610250062', '部分退货', '售后完成'],
      ['DD202610200059', '已完成', '已进入售后'],
    ] as const) {
      await expect(row(page, number).getByText(receipt, { exact: true })).toBeVisible();
      await expect(row(page, number).getByText(afterSale, { exact: true })).toBeVisible();
    }
    // The total leaves cancelled orders out.
    await page.getByRole('tab', { name: '父订单已取消' }).click();
    await expect(page.getByText('订单金额，不含已取消与支付失败（元）').locator('..')).toHaveText(
      /（元）0\.00$/,
    );

    await goTo(page, `${ORDERS}?size=30`);
    await test.step('a drawer shows an order; Esc, its button and Back close it', async () => {
      const opener = page.getByRole('button', { name: '查看订单DD202610250062详情' });
      const amount = (
        await row(page, 'DD202610250062')
          .getByText(/^[\d,]+\.\d\d$/)
          .first()
          .innerText()
      ).trim();
      await opener.click();
      await expect(page).toHaveURL(/orderNo=DD202610250062/);
      const steps = drawer(page).getByRole('list', { name: '进度' }).getByRole('listitem');
      await expect(steps).toContainText([
        '提交订单',
        '使用金采支付成功',
        '申请退款',
        '退款成功，已冲减未出账金额',
        '已签收',
        '已计入账单ZD202611010031',
        '待还款',
      ]);
      await expect(drawer(page).getByText(amount).first()).toBeVisible();
      await expect(drawer(page).getByRole('link', { name: 'TK2026102600000913' })).toBeVisible();

      await page.reload();
      await expect(drawer(page).getByText(amount).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/orderNo/);
      await expect(page).toHaveURL(/size=30/);

      await opener.click();
      await expect(drawer(page)).toBeVisible();
      await drawer(page).getByRole('button', { name: '关闭' }).click();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(page).toHaveURL(/orderNo/);
      await page.goBack();
      await expect(drawer(page)).toHaveCount(0);
      await page.goForward();
      await drawer(page).getByRole('link', { name: 'ZD202611010031' }).click();
      await expect(page).toHaveURL(/\/company\/billDetailNew\?billNo=ZD202611010031$/);
    });
  },
);

test(
  'offers customer service for unbilled and refunding orders, not for a settled one',
  { tag: ['@cs-number-unbilled', '@cs-number-refund'] },
  async ({ page, sim }) => {
    await sim.open('order-unbilled', `${ORDERS}?orderNo=DD202611050067`);
    await expect(drawer(page).getByText('订单未出账，如有疑问请致电客服热线400-088-8816')).toBeVisible();
    await goTo(page, `${ORDERS}?orderNo=DD202610160058`);
    await expect(drawer(page).getByText('已结清', { exact: true })).toBeVisible();
    await expect(drawer(page).getByText('账单ZD202610190029已结清')).toBeVisible();
    await expect(drawer(page).getByText('待还款')).toHaveCount(0);
    await expect(drawer(page).getByText('客服热线')).toHaveCount(0);
    await goTo(page, `${ORDERS}?orderNo=DD202610200059`);
    await expect(drawer(page).getByText('订单退款中，如有疑问请致电客服热线400-088-8816')).toBeVisible();
    await expect(drawer(page).getByText('售后处理中')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await axe(page, '[role=dialog]')).toEqual([]);
  },
);

test('a child account sees only its own orders', async ({ page, sim }) => {
  await sim.open('order-not-owned', ORDERS);
  await expect(dataRows(page).filter({ hasText: 'hechuan_cg02' }).first()).toBeVisible();
  await sim.settled();
  await expect(dataRows(page).filter({ hasNotText: 'hechuan_cg02' })).toHaveCount(0);
  await goTo(page, `${ORDERS}?orderNo=DD202611050067`);
  // A refusal, not a failure: a retry would not help.
  await expect(drawer(page).getByRole('status')).toHaveText('订单不属于当前产品或账号');
  await expect(drawer(page).getByRole('button', { name: '重试' })).toHaveCount(0);
});
