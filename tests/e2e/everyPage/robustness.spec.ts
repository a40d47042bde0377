/** Tests the portal when its own files fail to load, and with scripts in notices. Spec 1 §2, §8 */
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { settling } from '../../support/settling.ts';
import { bare, expect, test } from '../../support/sim.ts';

const PAGE = '/company/orderManage';

bare.use({ ownContext: true });
test.use({ ownContext: true });

const lostAsset = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '系统资源获取失败，请刷新页面后重试' }).first();

// Without the `sim` fixture (`bare`), because a broken file leaves errors in console and log.
bare(
  'offers to reload a screen whose file is gone, and fetches a missing file again',
  { tag: ['@guard-dynamic-route-fail', '@mend-cache-headers'] },
  async ({ page }) => {
    const origin = process.env['SIM_ORIGIN'] ?? '';
    await page.goto(`${origin}/front${PAGE}?scenario=baseline`);
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await expect(menu.getByRole('link', { name: '首页' })).toBeVisible();
    const fault = { on: 'asset:/front/assets/HomePage-*.js', answer: { status: 404 } };
    expect((await page.request.post(`${origin}/_sim/api/faults`, { data: fault })).status()).toBe(200);
    await menu.getByRole('link', { name: '首页' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText('系统已更新，请刷新页面或清除缓存后重试');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('系统已更新');
    await expect(menu.getByRole('link', { name: '订单管理' })).toBeVisible();

    await bare.step('a missing file is fetched again once it is there: its 404 is not cached', async () => {
      const file = `restored-${randomUUID()}.js`;
      const fetched = () =>
        page.evaluate(async (name) => (await fetch(`/front/assets/${name}`)).status, file);
      const onDisk = join(import.meta.dirname, '../../../portal/dist/assets', file);
      expect(await fetched()).toBe(404);
      writeFileSync(onDisk, '');
      try {
        expect(await fetched()).toBe(200);
      } finally {
        rmSync(onDisk);
      }
    });
  },
);

bare(
  'shows a closable warning when a script request returns a page',
  { tag: ['@asset-fail-warning', '@asset-fail-dismissible'] },
  async ({ page }) => {
    const origin = process.env['SIM_ORIGIN'] ?? '';
    await page.request.post(`${origin}/_sim/api/session`, { data: { scenarios: ['baseline'] } });
    const fault = {
      on: 'asset:/front/fingerprint.js',
      answer: { body: '<!doctype html><p>404</p>' },
      times: 1,
    };
    const added = await page.request.post(`${origin}/_sim/api/faults`, { data: fault });
    expect(added.status(), await added.text()).toBe(200);
    await page.goto(`${origin}/front${PAGE}`);
    const warning = lostAsset(page);
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: '关闭' }).click();
    await expect(warning).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { name: '订单管理' })).toBeVisible();
  },
);

bare.describe(
  'shows a failed load before any script of the portal has run',
  { tag: ['@mend-broken-asset'] },
  () => {
    /** Opens the page with a fault in a browser with an empty cache, because hashed files are requested only once. */
    async function visitWithout(
      browser: Browser,
      baseURL: string | undefined,
      { on, answer }: { on: string; answer: object },
      address = PAGE,
    ): Promise<Page> {
      const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      await page.request.post('/_sim/api/session', { data: { scenarios: ['baseline'] } });
      const added = await page.request.post('/_sim/api/faults', { data: { on, answer } });
      expect(added.status(), await added.text()).toBe(200);
      await page.goto(`/front${address}`);
      return page;
    }

    const page404 = { body: '<!doctype html><title>404</title>' };

    bare('reloads a lost entry script with the button 刷新', async ({ browser, baseURL }) => {
      const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      await page.goto('/front/company/index?scenario=broken-asset');
      await expect(lostAsset(page)).toBeVisible();
      await expect(page.getByText('网络较慢')).toBeHidden();
      await lostAsset(page).getByRole('button', { name: '刷新' }).click();
      await expect(page.getByRole('navigation', { name: '功能菜单' })).toBeVisible();
      await expect(lostAsset(page)).toBeHidden();
      await page.context().close();
    });

    for (const [what, on, answer] of [
      ['the entry script', 'early-*.js', { status: 404 }],
      ['the script of the frame', 'frame-*.js', page404],
      ['the script of the first page', 'OrdersPage-*.js', { drop: 'connection' }],
      ['the style sheet', 'index-*.css', { status: 404 }],
    ] as const)
      bare(`warns about a lost file: ${what} (${Object.keys(answer)[0]})`, async ({ browser, baseURL }) => {
        const page = await visitWithout(browser, baseURL, { on: `asset:/front/assets/${on}`, answer });
        await expect(lostAsset(page)).toBeVisible();
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
        await page.context().close();
      });

    bare('does not warn about a lost picture', async ({ browser, baseURL }) => {
      const lost = { on: 'asset:/front/logo.svg', answer: { status: 404 } };
      const page = await visitWithout(browser, baseURL, lost);
      await expect(page.getByRole('main').getByRole('heading', { name: '订单管理' })).toBeVisible();
      await expect(lostAsset(page)).toBeHidden();
      await page.context().close();
    });
  },
);

/** Opens a page and then removes files, as a new deployment does. */
async function openThenLose(page: Page, address: string, files: string): Promise<void> {
  const origin = process.env['SIM_ORIGIN'] ?? '';
  await page.goto(`${origin}/front${address}`);
  const fault = { on: `asset:/front/assets/${files}`, answer: { status: 404 } };
  const added = await page.request.post(`${origin}/_sim/api/faults`, { data: fault });
  expect(added.status(), await added.text()).toBe(200);
}

const updated = '系统已更新，请刷新页面或清除缓存后重试';

bare('a button whose code is gone shows a message on each press', async ({ page }) => {
  await openThenLose(page, '/company/landing?scenario=unopened', 'openProduct-*.js');
  const open = page.getByRole('button', { name: '立即开通' });
  await open.click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(updated);
  await page.locator('[data-sonner-toast]').getByRole('button', { name: '关闭' }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await open.click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(updated);
});

bare('shows the rest of a page if the code of one part is gone', async ({ page }) => {
  const settle = settling(page);
  // This page does not fetch the file; a fetched one would be cached.
  await openThenLose(page, `${PAGE}?scenario=baseline`, 'UpgradeEntry-*.js');
  const lost = page.waitForResponse(/UpgradeEntry-.*js$/);
  await page.goto('/front/company/landing?productCode=12003&stay=1');
  expect((await lost).status()).toBe(404);
  await settle();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '其他产品' })).toBeVisible();
});

bare(
  'shows a general message if the code that performs the policy of a failure is gone',
  async ({ page }) => {
    const origin = process.env['SIM_ORIGIN'] ?? '';
    await openThenLose(page, '/company/index?scenario=baseline', 'performPolicy-*.js');
    const fault = { on: 'gateway.userDataV2', answer: { drop: 'connection' } };
    const added = await page.request.post(`${origin}/_sim/api/faults`, { data: fault });
    expect(added.status(), await added.text()).toBe(200);
    await page.reload();
    await expect(page.locator('[data-sonner-toast]')).toContainText('系统异常，请稍后重试或联系客服');
  },
);

test('removes scripts from hostile notices without a console message', async ({ page, sim }) => {
  await sim.open('newcomer', PAGE);
  const text =
    '<b>公告</b><img src="data:," onerror="window.hit = 1"><svg/onload=window.hit=1></svg><script>window.hit = 1</script>';
  const ads = [
    {
      scene: 'QYJC-PC-HOME-NOTICE',
      id: 'N1',
      adType: '2',
      message: text,
      title: text,
      msgDate: '2026-11-20 09:00:00',
    },
  ];
  const answer = await page.request.patch('/_sim/api/world', { data: { ads } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto('/front/company/index');
  const notices = page.getByRole('region', { name: '公告消息' });
  await notices.getByRole('button').first().click();
  await expect(page.locator('b', { hasText: '公告' }).first()).toBeVisible();
  await expect(page.locator('img[src="data:,"]').first()).not.toHaveAttribute('onerror', /./);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
});
