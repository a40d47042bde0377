/** Tests that the keyboard alone is enough: what has the focus stays in sight, and the focus is never lost. */
import type { Locator, Page } from '@playwright/test';
import { chooseByKeys, press, tabTo, typeInto } from '../../support/keyboard.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Returns the edges of the focused element in px of the window. */
const focused = (page: Page): Promise<{ top: number; bottom: number }> =>
  page.evaluate(() => {
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    return { top, bottom };
  });

test(
  'on a phone the focus stays above the bar of chosen rows; tables that do not scroll are no stops',
  { tag: ['@far-keyboard', '@far-receipts'] },
  async ({ page, sim }) => {
    await page.setViewportSize(PHONE);
    await sim.open('baseline', '/company/payRecord');
    await press(page, page.getByRole('checkbox', { name: '选择本页全部' }), 'Space');
    const bar = page.getByRole('region', { name: '已选还款' });
    const print = bar.getByRole('button', { name: '打印电子回单' });
    await expect(print).toBeVisible();

    await test.step('each row’s controls stop above the bar', async () => {
      const edge = await bar.evaluate((element) => innerHeight - element.clientHeight);
      const hidden: string[] = [];
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        const { bottom } = await focused(page);
        if (bottom > edge) hidden.push(`${String(stop)}: ${String(bottom)}`);
      }
      expect(hidden).toEqual([]);
    });

    await test.step('tables that do not scroll are no stops', async () => {
      await press(page, print);
      const dialog = page.getByRole('dialog', { name: '打印电子回单' });
      await expect(dialog.getByRole('article')).not.toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(dialog.locator('[data-scroll][tabindex]')).toHaveCount(0);
    });
  },
);

test(
  'Back returns to the link, days are typed key by key, and a text that is no day shows no figures',
  { tag: ['@far-keyboard', '@far-spending'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', '/spending');
    const spent = region(page, '采购支出');

    const category = spent.getByRole('link', { name: /^劳保福利/ });
    await press(page, category);
    await expect(heading(page, '订单管理')).toBeFocused();
    await page.goBack();
    await expect(category).toBeFocused();

    await press(page, page.getByRole('button', { name: '自选日期' }));
    await typeInto(page, page.getByRole('textbox', { name: '起始日期' }), '2026-10-5');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/months=range&dateFrom=2026-10-05&dateTo=2026-11-12/);
    await expect(spent).not.toContainText('9月');
    await typeInto(page, page.getByRole('textbox', { name: '截止日期' }), '2026-13');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toHaveText('请选择起止日期，结束日不能早于起始日。');
    await expect(page.getByRole('textbox', { name: '截止日期' })).toHaveValue('2026-13');
    await expect(spent).toHaveCount(0);
    await page.goBack();
    await expect(spent).toBeVisible();
  },
);

test(
  'a button that has done its work keeps the focus or hands it on',
  { tag: ['@far-keyboard', '@far-calendar'] },
  async ({ page, sim }) => {
    await sim.open('approval-cards', '/company/approvalCards');
    const bar = page.getByRole('region', { name: '审批操作' });

    await test.step('the next card begins at its heading', async () => {
      await press(page, bar.getByRole('link', { name: '稍后处理，看下一笔' }));
      await expect(page.getByText('第2笔，共2笔')).toBeVisible();
      await expect(heading(page, '逐笔审批')).toBeFocused();
      await press(page, bar.getByRole('button', { name: '同意' }));
      await press(page, page.getByRole('dialog').getByRole('button', { name: '确认' }));
      await expect(page.getByText('第1笔，共1笔')).toBeVisible();
      await expect(heading(page, '逐笔审批')).toBeFocused();
    });

    await test.step('a code that is sent slowly leads to its field', async () => {
      await sim.addFault({ on: 'provisional.sendSmsCode', answer: { delay: '300ms' } });
      await press(page, bar.getByRole('button', { name: '同意' }));
      const proof = page.getByRole('dialog', { name: '确认同意' });
      await tabTo(page, proof.getByRole('radio', { name: '支付密码' }));
      await page.keyboard.press('ArrowRight');
      await press(page, proof.getByRole('button', { name: '获取验证码' }));
      await expect(proof.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
      await page.keyboard.type('246810');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '全部处理完' })).toBeVisible();
      await expect(heading(page, '逐笔审批')).toBeFocused();
    });

    await test.step('after the final card the heading has the focus, not the link of the notice about that card', async () => {
      await sim.change('approval-cards', '/company/approvalCards');
      // The first card repays bills, so it asks for a proof; the final one changes a limit and asks for none.
      await press(page, bar.getByRole('button', { name: '同意' }));
      await tabTo(page, page.getByRole('dialog').getByLabel('支付密码', { exact: true }).last());
      await page.keyboard.type('804617');
      await page.keyboard.press('Enter');
      await expect(page.getByText('第1笔，共1笔')).toBeVisible();
      await press(page, bar.getByRole('button', { name: '同意' }));
      await press(page, page.getByRole('dialog').getByRole('button', { name: '确认' }));
      await expect(page.getByRole('heading', { name: '全部处理完' })).toBeVisible();
      await expect(heading(page, '逐笔审批')).toBeFocused();
    });

    await test.step('本月 keeps the focus in the current month', async () => {
      await sim.change('overdue-bill', '/company/dueCalendar');
      await press(page, page.getByRole('button', { name: '下个月' }));
      await expect(region(page, '2026年12月')).toBeVisible();
      const current = page.getByRole('button', { name: '本月' });
      await press(page, current);
      await expect(region(page, '2026年11月')).toBeVisible();
      await expect(current).toBeFocused();
    });
  },
);

test(
  'a row that is moved and a menu that is longer than the window keep the focus in sight',
  { tag: ['@far-keyboard', '@far-books'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew');

    await test.step('a moved column keeps the focus, above the foot of the dialog', async () => {
      await press(page, page.getByRole('main').getByRole('button', { name: '导出', exact: true }));
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: '凭证导出' })).toBeFocused();
      await page.keyboard.press('Enter');
      const books = page.getByRole('dialog', { name: '凭证导出' });
      await chooseByKeys(page, books.getByRole('combobox', { name: '列方案' }), '金蝶常用列');
      await press(page, books.getByRole('button', { name: '调整列' }));
      const foot = await books.getByRole('button', { name: '导出CSV' }).boundingBox();
      await tabTo(page, books.getByRole('button', { name: '下移日期' }));
      for (let place = 2; place < 12; place += 1) {
        await page.keyboard.press('Enter');
        await expect(books.getByRole('button', { name: '下移日期' })).toBeFocused();
        expect((await focused(page)).bottom).toBeLessThan(foot?.y ?? 0);
      }
      await page.keyboard.press('Escape');
    });

    await test.step('the last entry of the menu scrolls into view', async () => {
      await page.setViewportSize({ width: 1440, height: 600 });
      const last = page.getByRole('navigation', { name: '功能菜单' }).getByRole('button').last();
      await tabTo(page, last);
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  },
);

test(
  'a short text of a help table stays on one line on a phone',
  { tag: '@far-keyboard' },
  async ({ page, sim }) => {
    await page.setViewportSize(PHONE);
    await sim.open('baseline', '/help/member/freeInt21');
    const line = await page.getByText('最长21天', { exact: true }).first().boundingBox();
    expect(line?.height).toBeLessThan(30);
  },
);
