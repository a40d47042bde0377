/** Tests the portal in special browsers: with blocked storage, too old, dark, or with forced colours. */
import { atTheFloor } from '../../support/atTheFloor.ts';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { amountField, confirm, resultTitle } from '../../support/repaying.ts';
import { expect, test } from '../../support/sim.ts';

test.describe('a separate browser', () => {
  test.use({ ownContext: true });

  test(
    'opens home and repayment although storage is blocked',
    { tag: ['@out-storage-blocked'] },
    async ({ page, sim }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
      });
      await sim.open('baseline', '/repayCom');
      await expect(amountField(page)).toHaveValue('269,548.52');
      await page.goto('/front/company/index');
      await expect(page.getByText('应还金额（元）').first()).toBeVisible();
    },
  );

  test(
    'runs in the oldest supported browser: landing, home, list, detail, repayment',
    { tag: ['@out-browser-floor'] },
    async ({ page, sim }) => {
      await atTheFloor(page);
      await sim.open('logged-out', '/company/landing');
      await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
      // A newer member, which the simulated browser lacks.
      expect(await page.evaluate(() => new URLSearchParams('a=1').size)).toBeUndefined();
      await sim.open('baseline', '/company/index');
      await expect(page.getByText('750,779.20').first()).toBeVisible();
      await page.getByRole('link', { name: '查账/还款' }).click();
      await page.getByRole('link', { name: '详情' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: '账单详情' })).toBeVisible();
      await goTo(page, '/repayCom');
      await confirm(page);
      await expect(resultTitle(page, '还款处理中')).toBeVisible();
    },
  );

  test(
    'shows supported browsers to a browser that is too old',
    { tag: ['@out-old-browser'] },
    async ({ page, sim }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
      await sim.open('baseline', '/company/index');
      const alert = page.getByRole('alert').filter({ hasText: '当前浏览器无法打开本页面' });
      await expect(alert).toContainText('谷歌Chrome 107及以上版本');
      await expect(page.getByText('当前浏览器处于兼容模式')).toBeHidden();
      // The text for a slow network would appear after 1.5 s.
      await page.waitForFunction(() => Number(document.timeline.currentTime) > 2000);
      await expect(page.getByText('网络较慢')).toBeHidden();
    },
  );

  test(
    'tells a browser in IE mode to switch to 极速模式',
    { tag: ['@out-old-browser'] },
    async ({ page, sim }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Array.prototype, 'findLast');
        Object.defineProperty(document, 'documentMode', { value: 11 });
      });
      await sim.open('baseline', '/company/index');
      await expect(page.getByText('切换到“极速模式”后刷新页面')).toBeVisible();
    },
  );

  test(
    'keeps the chosen dark look after a reload, and prints light',
    { tag: ['@out-dark-choice'] },
    async ({ page, sim }) => {
      await sim.open('baseline', '/company/index');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.getByRole('button', { name: '您好，禾川采购' }).click();
      await page.getByRole('radio', { name: '深色' }).check();
      await expect.poll(ground).toBe('rgb(20, 23, 28)');
      expect(await axe(page, 'main')).toEqual([]);
      await page.reload();
      await expect(page.getByRole('button', { name: '您好，禾川采购' })).toBeVisible();
      await expect.poll(ground).toBe('rgb(20, 23, 28)');
      const printed = await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const { backgroundColor } = getComputedStyle(document.body);
        dispatchEvent(new Event('afterprint'));
        return backgroundColor;
      });
      expect(printed).toBe('rgb(245, 246, 248)');
      await expect.poll(ground).toBe('rgb(20, 23, 28)');
    },
  );

  test('follows the dark look of the system', { tag: ['@out-dark-choice'] }, async ({ page, sim }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await sim.open('baseline', '/repayCom');
    await expect(amountField(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    expect(await axe(page, 'main')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test(
    'in forced colours, buttons and dialogs keep a border, bars an outline, chosen items their highlight',
    { tag: ['@out-forced-colours'] },
    async ({ page, sim }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await sim.open('baseline', '/company/index');
      await expect(page.getByRole('link', { name: '查账/还款' })).toHaveCSS('border-top-width', '1px');
      await expect(page.locator('[data-bar=hatched]').first()).toHaveCSS('outline-style', 'solid');
      const entry = page.getByRole('link', { name: '首页' }).and(page.locator('[aria-current]'));
      await expect(entry.first()).toHaveCSS('forced-color-adjust', 'none');
      await goTo(page, '/company/myCoupons');
      const chosenCount = page.getByRole('tab', { selected: true }).locator('*').last();
      await expect(chosenCount).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await page.getByRole('button', { name: '使用规则' }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
    },
  );
});
