/** Tests the search for records, pages and help, opened by keys or by its button. */
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '查找' });
const field = (page: Page) => page.getByRole('combobox', { name: '查找单据、页面与帮助' });
const kind = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const rows = (page: Page, name: string) => kind(page, name).getByRole('option');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const magnifier = (page: Page) => page.getByRole('banner').getByRole('button', { name: '查找' });

const BILL = 'ZD202611020032';
const REFUND = 'TK2026111100000417';
const FIRST = '/company/myCoupons';

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(text);
  await expect(dialog(page).getByRole('status')).toHaveText(/^共\d+项$/);
}

test(
  'a parent finds records, pages and help by keyboard',
  { tag: ['@far-find-dialog', '@far-find-keys', '@far-find-recent', '@far-find-nothing'] },
  async ({ page, context, sim }) => {
    await sim.open('baseline', FIRST);
    await expect(heading(page, '我的优惠券')).toBeVisible();

    await test.step('finds bill, orders and repayments by a part of a number, which is marked', async () => {
      await find(page, BILL.slice(-6).toLowerCase());
      await expect(field(page)).toBeFocused();
      const bill = rows(page, '账单');
      await expect(bill).toHaveCount(1);
      await expect(bill).toContainText(`${BILL}应还¥32,618.40最后还款日2026-11-15`);
      await expect(bill.locator('mark')).toHaveText('020032');
      await expect(bill).toHaveAttribute('aria-selected', 'true');
      await expect(rows(page, '订单').first()).toContainText(`账单${BILL}`);
      expect(await axe(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/company/billDetailNew\\?billNo=${BILL}`));
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('finds an amount in full-width digits', async () => {
      await find(page, '３２，６１８．４０');
      await expect(rows(page, '账单')).toHaveCount(1);
      await expect(rows(page, '账单').locator('mark')).toHaveText('¥32,618.40');
    });

    await test.step('finds numbers pasted from a sheet', async () => {
      await field(page).fill('');
      await field(page).evaluate((input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, `${BILL}\r\nZD202611090033\r\n`);
      await expect(field(page)).toHaveValue(`${BILL} ZD202611090033`);
      await expect(rows(page, '账单')).toHaveCount(2);
      await expect(dialog(page)).not.toContainText('没有找到');
    });

    await test.step('names those of several numbers that no record has', async () => {
      await field(page).fill(`${BILL} QQ99QQ ZD202611090033 TK00`);
      await expect(dialog(page)).toContainText('2个没有找到：QQ99QQ、TK00');
      await expect(rows(page, '账单')).toHaveCount(2);
      await field(page).fill('QQ99QQ TK00');
      await expect(dialog(page)).toContainText('没有找到“QQ99QQ TK00”');
      await expect(dialog(page)).not.toContainText('2个没有找到');
    });

    await test.step('an unknown number names all kinds of records that were searched', async () => {
      await field(page).fill('QQ99QQ');
      await expect(dialog(page)).toContainText('没有找到“QQ99QQ”');
      await expect(dialog(page)).toContainText(
        '已查找账单、订单、还款、退款、服务合同、采购账号、页面、帮助',
      );
      await expect(dialog(page)).not.toContainText('子账号只能');
    });

    await test.step('finds a sub-account, a contract, a page and help by name', async () => {
      await field(page).fill('采购三部');
      await expect(rows(page, '采购账号')).toContainText('登录账号 hechuan_cg03');
      await field(page).fill('授权书');
      await expect(rows(page, '服务合同').first()).toContainText('授权书');
      await field(page).fill('还款记录');
      await expect(rows(page, '页面')).toHaveText(/^还款记录/);
      await expect(rows(page, '帮助').first()).toBeVisible();
    });

    await test.step('arrow keys choose a result and wrap around; Ctrl+Enter opens a new tab', async () => {
      await page.keyboard.press('ArrowUp');
      await expect(dialog(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      const first = dialog(page).getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      const tab = await opened;
      await expect(tab).toHaveURL(/\/company\/payRecord/);
      await tab.close();
      await expect(dialog(page)).toBeVisible();
    });

    await test.step('more typing cancels an Enter that waits for the response', async () => {
      const part = REFUND.slice(0, -1);
      await sim.addFault({ on: 'provisional.searchRecords', answer: { delay: '1s' }, times: 1 });
      await field(page).fill(part);
      await page.keyboard.press('Enter');
      await field(page).fill('还款记录');
      await expect(rows(page, '页面')).toHaveText(/^还款记录/);
      await field(page).fill(part);
      await expect(rows(page, '退款').first()).toBeVisible();
      await expect(dialog(page)).toBeVisible();
    });

    await test.step('Enter right after typing waits for the response', async () => {
      await sim.addFault({ on: 'provisional.searchRecords', answer: { delay: '1s' }, times: 1 });
      await field(page).fill(REFUND);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('status')).toHaveText('正在查找…');
      await expect(page).toHaveURL(new RegExp(`/refundDetail\\?refundNo=${REFUND}`));
      await expect(dialog(page)).toHaveCount(0);
    });

    await test.step('an empty field offers recent records and searches until they are cleared', async () => {
      await magnifier(page).click();
      await expect(rows(page, '最近打开')).toHaveText([`${REFUND}退款`, '还款记录账单与还款', `${BILL}账单`]);
      await expect(rows(page, '最近查找')).toHaveText([REFUND, '还款记录', BILL.slice(-6).toLowerCase()]);
      await rows(page, '最近查找').last().click();
      await expect(field(page)).toHaveValue(BILL.slice(-6).toLowerCase());
      await expect(rows(page, '账单')).toHaveCount(1);
      await field(page).fill('');
      await dialog(page).getByRole('button', { name: '清除记录' }).click();
      await expect(dialog(page).getByRole('option')).toHaveCount(0);
      await expect(dialog(page)).toContainText('金额：输到分');
    });

    await test.step('Esc returns the focus; a text field gets the key `/`, and the key can be switched off', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(magnifier(page)).toBeFocused();
      await goTo(page, '/company/orderManage');
      const number = page.getByRole('textbox', { name: '订单编号' });
      await number.focus();
      await page.keyboard.press('/');
      await expect(number).toHaveValue('/');
      await expect(dialog(page)).toHaveCount(0);
      await magnifier(page).click();
      await dialog(page).getByRole('checkbox', { name: '按 / 键打开查找' }).uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect(dialog(page)).toHaveCount(0);
      await magnifier(page).click();
      await dialog(page).getByRole('checkbox', { name: '按 / 键打开查找' }).check();
    });
  },
);

test(
  'finds a child’s own records on a phone, pages and help during a failure, and help for a visitor',
  { tag: ['@far-find-dialog', '@far-find-nothing'] },
  async ({ page, sim }) => {
    await page.setViewportSize(PHONE);
    await sim.open('child-account', FIRST);
    await magnifier(page).click();
    await expect(field(page)).toBeFocused();

    await test.step('a child finds only its own records', async () => {
      await field(page).fill('ZD202611090033');
      await expect(dialog(page)).toContainText('没有找到“ZD202611090033”');
      await expect(dialog(page)).toContainText('已查找账单、订单、还款、退款、页面、帮助');
      await expect(dialog(page)).toContainText('子账号只能查到本账号的单据');
      expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      await field(page).fill(BILL);
      await expect(rows(page, '账单')).toContainText(BILL);
    });

    await test.step('pages and help are found although the records fail', async () => {
      await sim.addFault({ on: 'provisional.searchRecords', answer: { code: '9999999' }, times: 1 });
      await field(page).fill('还款');
      await expect(dialog(page).getByRole('alert')).toContainText('加载失败');
      await expect(rows(page, '页面').first()).toContainText('还款');
      await expect(rows(page, '帮助').first()).toBeVisible();
      await dialog(page).getByRole('button', { name: '重试' }).click();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      await rows(page, '页面').filter({ hasText: '还款记录' }).click();
      await expect(heading(page, '还款记录')).toBeVisible();
    });
    await expect(dialog(page)).toHaveCount(0);

    await test.step('a visitor finds help only', async () => {
      await page.setViewportSize(WIDE);
      await sim.open('logged-out', '/help/repay/quick');
      await expect(heading(page, '快捷还款')).toBeVisible();
      await find(page, '免息');
      await expect(dialog(page).getByRole('group')).toHaveCount(1);
      await rows(page, '帮助').first().click();
      await expect(page).toHaveURL(/\/help\/.*#/);
    });
  },
);
