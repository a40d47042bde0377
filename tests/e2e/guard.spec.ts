import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/sim.ts';
import { expectWhole } from './whole.ts';

/** Spec 1 §2 "Route guard", seen in the browser; every row is table-tested in portal/src/app/guard.test.ts. */
const landsOn = async (page: Page, path: string) => {
  await expect(page).toHaveURL((url) => url.pathname === `/front${path}`);
  // By its text: where a dialog stands over the page, as at a platform's landing, the banner has no role.
  const name = page.locator('header').getByText(/金采|先采后付|分销|法人贷/);
  await expect(name.first()).toBeVisible();
};

const cases: [ids: string, scenario: string, asked: string, path: string][] = [
  ['guard-unlogged-company-landing', 'logged-out', '/company/index', '/company/landing'],
  [
    'guard-unlogged-factoring-landing',
    'logged-out',
    '/company/index?productCode=12023',
    '/baolibiaopin/landing',
  ],
  ['guard-unlogged-xchf-landing', 'logged-out', '/company/index?productCode=12037', '/xchf/landing'],
  ['landing-redirect-xchf', 'logged-out', '/company/landing?product=xchf', '/xchf/landing'],
  ['landing-redirect-baoli', 'logged-out', '/company/landing?product=baoli', '/baolibiaopin/landing'],
  ['guard-opened-on-landing', 'baseline', '/company/landing', '/company/index'],
  ['guard-role-mismatch-company', 'baseline', '/fenxiao/refundList', '/company/index'],
  ['guard-role-mismatch-fenxiao', 'wholesale', '/company/orderManage', '/fenxiao/index'],
  ['guard-role-mismatch-yipanhuo', 'used-goods', '/company/orderManage', '/yipanhuo/index'],
  ['guard-role-mismatch-factoring', 'factoring', '/company/orderManage', '/baolibiaopin/index'],
  ['guard-platform-to-landing', 'platform', '/company/orderManage', '/company/landing'],
  ['route-company-redirect', 'baseline', '/company', '/company/index'],
  ['route-fenxiao-redirect', 'wholesale', '/fenxiao', '/fenxiao/index'],
  ['route-help-redirect', 'baseline', '/help', '/help/problemList'],
  ['route-invoicequota-redirect', 'baseline', '/invoiceQuota', '/invoiceQuotaNew'],
  ['guard-unopened-offline', 'offline-opening', '/company/open/index', '/company/standardOpen/offline'],
  [
    'guard-unopened-exceed-threshold',
    'exceed-threshold',
    '/company/open/index',
    '/company/standardOpen/offline',
  ],
];

for (const [ids, scenario, asked, path] of cases) {
  test(`${scenario} asks for ${asked} [${ids}]`, async ({ page, sim }) => {
    await sim.open(scenario, asked);
    await landsOn(page, path);
  });
}

test('a route of role all is open to every opened product [guard-role-all-passes]', async ({ page, sim }) => {
  for (const scenario of ['baseline', 'wholesale', 'used-goods', 'factoring']) {
    await sim.open(scenario, '/refundDetail');
    await landsOn(page, '/refundDetail');
    await expect(page.getByRole('heading', { name: '退款详情' })).toBeVisible();
  }
});

test('a route that needs it sends visitors to the login page [guard-unlogged-login route-distory-login-required]', async ({
  page,
  sim,
}) => {
  for (const part of ['', '/distoryApply', '/check', '/result']) {
    await sim.open('logged-out', `/distoryUserAccount${part}`);
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === '/_sim/ext/login' &&
        (url.searchParams.get('returnUrl') ?? '').endsWith(`/front/distoryUserAccount${part}`),
    );
  }
});

test('an unopened user: protected routes lead to the landing, opening routes stay [guard-unopened-to-landing-or-open]', async ({
  page,
  sim,
}) => {
  await sim.open('unopened', '/company/orderManage');
  await landsOn(page, '/company/landing');
  await sim.open('unopened', '/company/open/index');
  await landsOn(page, '/company/open/index');
});

test('an unopened 12007 user gets the message and no opening page [guard-12007-unopened]', async ({
  page,
  sim,
}) => {
  await sim.open('unopened-new-channel', '/company/open/index');
  await expect(page.getByRole('dialog').getByText('网页端暂不支持该产品，请前往移动端APP操作')).toBeVisible();
  await expectWhole(page.getByRole('dialog'), 'dialog.appOnly');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await landsOn(page, '/company/landing');
});

test('a product without pages shows the dialog [guard-product-missing]', async ({ page, sim }) => {
  await sim.open('unnamed-product', '/company/index');
  await expect(page.getByRole('dialog', { name: '系统提示' }).getByText('暂不支持该产品')).toBeVisible();
  await expectWhole(page.getByRole('dialog'), 'dialog.noProduct');
});

test('unknown paths lead to the root, every URL keeps the base and has no hash [route-unknown-redirect-root route-history-base-front route-yipanhuo-no-root]', async ({
  page,
  sim,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (const unknown of ['/nowhere', '/yipanhuo', '/baolibiaopin']) {
    await sim.open('baseline', unknown);
    await landsOn(page, '/company/index');
    await expect.poll(() => visited).toContain('/front/company/index');
  }
  for (const path of visited) expect(path).toMatch(/^\/front\//);
  expect(page.url()).not.toContain('#');
});

test.describe('identity of a returning tab', () => {
  /** What a browser does when the tab is shown again. */
  const returnToTab = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  /** In another tab somebody logs in. */
  async function logInElsewhere(context: BrowserContext, account: number) {
    const other = await context.newPage();
    await other.goto('/_sim/ext/login?returnUrl=%2Ffront%2Fhelp%2FproblemList');
    await other.getByRole('radio').nth(account).check();
    await other.getByRole('button', { name: '登录' }).click();
    await other.waitForURL(/problemList/);
    await other.close();
  }
  async function agree(page: Page) {
    const dialog = page.getByRole('dialog', { name: '系统提示' });
    await expect(dialog).toContainText('登录信息已变更，系统将刷新页面');
    await expectWhole(dialog, 'dialog.otherIdentity');
    await dialog.getByRole('button', { name: '确定' }).click();
  }
  const asked = async (sim: { log: () => Promise<{ operationId?: string | null }[]> }) =>
    (await sim.log()).filter((entry) => entry.operationId === 'getJcMainData').length;

  test('is asked for once per return; the same one changes nothing [guard-tab-identity-recheck guard-identity-same-noop]', async ({
    page,
    sim,
  }) => {
    await sim.open('baseline', '/company/orderManage');
    await expect(page.getByText('您好，禾川采购')).toBeVisible();
    expect(await asked(sim)).toBe(0);
    await returnToTab(page);
    await expect.poll(() => asked(sim)).toBe(1);
    await sim.settled();
    expect(await asked(sim)).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/orderManage$/);
  });

  test('another one is told, then the page reloads [guard-tab-identity-recheck guard-identity-changed-alert guard-identity-changed-reload]', async ({
    page,
    sim,
    context,
  }) => {
    await sim.open('baseline', '/company/orderManage');
    await expect(page.getByText('您好，禾川采购')).toBeVisible();
    await logInElsewhere(context, 1);
    await page.evaluate(() => Object.assign(globalThis, { before: true }));
    await returnToTab(page);
    await agree(page);
    await expect.poll(() => page.evaluate(() => 'before' in globalThis)).toBe(false);
  });

  test('a visitor’s landing notices a login in another tab, and leads home', async ({
    page,
    sim,
    context,
  }) => {
    await sim.open('logged-out', '/company/landing');
    await expect(page.getByRole('button', { name: '立即登录' })).toBeVisible();
    await returnToTab(page);
    await expect.poll(() => asked(sim)).toBe(1);
    await logInElsewhere(context, 0);
    await returnToTab(page);
    await agree(page);
    await expect(page).toHaveURL(/\/front\/company\/index$/);
  });
});

test('a visitor sees the landing with its login button and nothing of home [role-unlogged-landing-only]', async ({
  page,
  sim,
}) => {
  await sim.open('logged-out', '/company/index');
  await landsOn(page, '/company/landing');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /登录/ })
      .or(page.getByRole('main').getByRole('button', { name: /登录/ }))
      .first(),
  ).toBeVisible();
  await sim.settled();
  await expect(page.getByRole('navigation', { name: '功能菜单' })).toHaveCount(0);
  await expect(page.getByText('总额度（元）')).toHaveCount(0);
  expect((await sim.log()).some(({ operationId }) => operationId === 'userDataV2')).toBe(false);
});

test.describe('hostile addresses', () => {
  const hostile = [
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '"><img src=x onerror=alert(1)>',
  ];

  test('whatever the query carries, the portal stays where it is', async ({ page, sim }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const value of hostile) {
      const query = new URLSearchParams({
        from: value,
        product: value,
        ticket: value,
        returnUrl: value,
        redirect: value,
      });
      await sim.open('baseline', `/company/orderManage?${query.toString()}`);
      await landsOn(page, '/company/orderManage');
      const login = await page
        .getByRole('banner')
        .getByRole('link', { name: 'APP下载' })
        .getAttribute('href');
      const back = new URL(login ?? '').searchParams.get('returnUrl') ?? '';
      expect(new URL(back).origin).toBe(new URL(page.url()).origin);
    }
    expect(dialogs).toEqual([]);
  });
});
