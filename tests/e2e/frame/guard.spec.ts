/** Tests the route guard in the browser. portal/src/app/guard.test.ts tests all its rules as a table. Spec 1 §2 "Route guard" */
import type { Page } from '@playwright/test';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { logInSilently } from '../../support/logIn.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const landsOn = async (page: Page, path: string) => {
  await expect(page).toHaveURL((url) => url.pathname === `/front${path}`);
  // Found by text: under a dialog, as on a platform's landing, the banner has no role.
  const name = page.locator('header').getByText(/金采|先采后付|分销|法人贷/);
  await expect(name.first()).toBeVisible();
};

/** Addresses that a visitor requests, and the paths where the guard leads. */
const arrivals: [id: string, requested: string, path: string][] = [
  ['guard-unlogged-factoring-landing', '/company/index?productCode=12023', '/baolibiaopin/landing'],
  ['guard-unlogged-xchf-landing', '/company/index?productCode=12037', '/xchf/landing'],
  ['landing-redirect-xchf', '/company/landing?product=xchf', '/xchf/landing'],
  ['landing-redirect-baoli', '/company/landing?product=baoli', '/baolibiaopin/landing'],
];

for (const [id, requested, path] of arrivals) {
  test(`leads a visitor of ${requested} to ${path}`, { tag: `@${id}` }, async ({ page, sim }) => {
    await sim.open('logged-out', requested);
    await landsOn(page, path);
  });
}

/** A requested address of an opened user, and the path where the guard leads. */
type Way = readonly [requested: string, path: string];

/** A route for all users, which does not redirect. Each tour ends with it. */
const REFUNDS: Way = ['/refundDetail', '/refundDetail'];

async function follow(page: Page, ways: readonly Way[]): Promise<void> {
  for (const [requested, path] of ways)
    await test.step(requested, async () => {
      await goTo(page, requested);
      await landsOn(page, path);
    });
  await expect(page.getByRole('heading', { name: '退款详情' })).toBeVisible();
}

test(
  'leads an opened user home from missing and foreign pages, and resolves short addresses',
  {
    tag: [
      '@route-unknown-redirect-root',
      '@route-history-base-front',
      '@route-yipanhuo-no-root',
      '@guard-opened-on-landing',
      '@guard-role-mismatch-company',
      '@route-company-redirect',
      '@route-help-redirect',
      '@route-invoicequota-redirect',
      '@guard-role-all-passes',
    ],
  },
  async ({ page, sim }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await sim.open('baseline', '/nowhere');
    await landsOn(page, '/company/index');
    await expect.poll(() => visited).toContain('/front/company/index');
    await follow(page, [
      ['/yipanhuo', '/company/index'],
      ['/baolibiaopin', '/company/index'],
      ['/company/landing', '/company/index'],
      ['/fenxiao/refundList', '/company/index'],
      ['/company', '/company/index'],
      ['/help', '/help/problemList'],
      ['/invoiceQuota', '/invoiceQuotaNew'],
      REFUNDS,
    ]);
    for (const path of visited) expect(path).toMatch(/^\/front\//);
    expect(page.url()).not.toContain('#');
  },
);

test(
  'leads users of other families to their own homes and platform users to the landing',
  {
    tag: [
      '@guard-role-mismatch-fenxiao',
      '@route-fenxiao-redirect',
      '@guard-role-mismatch-yipanhuo',
      '@guard-role-mismatch-factoring',
      '@guard-role-all-passes',
      '@guard-platform-to-landing',
    ],
  },
  async ({ page, sim }) => {
    for (const [scenario, home, ways] of [
      ['wholesale', '/fenxiao/index', ['/fenxiao']],
      ['used-goods', '/yipanhuo/index', []],
      ['factoring', '/baolibiaopin/index', []],
    ] as const)
      await test.step(scenario, async () => {
        await sim.change(scenario, '/company/orderManage');
        await landsOn(page, home);
        await follow(page, [...ways.map((way): Way => [way, home]), REFUNDS]);
      });
    await test.step('platform', async () => {
      await sim.change('platform', '/company/orderManage');
      await landsOn(page, '/company/landing');
    });
  },
);

test(
  'sends visitors of a route with needLogin to the login page',
  { tag: ['@guard-unlogged-login', '@route-distory-login-required'] },
  async ({ page, sim }) => {
    const isLogin = (part: string) => (url: URL) =>
      url.pathname === '/_sim/ext/login' &&
      (url.searchParams.get('returnUrl') ?? '').endsWith(`/front/distoryUserAccount${part}`);
    await sim.open('logged-out', SMALL_PAGE);
    // A response without a document leaves the page as it is, ready for the next address.
    await page.route(/\/_sim\/ext\/login/, (route) => route.fulfill({ status: 204 }));
    for (const part of ['/distoryApply', '/check', '/result']) {
      const asked = page.waitForRequest((request) => isLogin(part)(new URL(request.url())));
      await goTo(page, `/distoryUserAccount${part}`);
      await asked;
    }
    await page.unrouteAll();
    await goTo(page, '/distoryUserAccount');
    await expect(page).toHaveURL(isLogin(''));
  },
);

test(
  'leads an unopened user to the landing, into the opening, or to the offline opening',
  {
    tag: [
      '@guard-unopened-to-landing-or-open',
      '@guard-unopened-offline',
      '@guard-unopened-exceed-threshold',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('unopened', '/company/orderManage');
    await landsOn(page, '/company/landing');
    await goTo(page, '/company/open/index');
    await landsOn(page, '/company/open/index');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const scenario of ['offline-opening', 'exceed-threshold'])
      await test.step(scenario, async () => {
        await sim.change(scenario, '/company/open/index');
        await landsOn(page, '/company/standardOpen/offline');
      });
  },
);

test(
  'shows a dialog for an unopened 12007 and for a product without pages',
  { tag: ['@guard-12007-unopened', '@guard-product-missing'] },
  async ({ page, sim }) => {
    const dialog = page.getByRole('dialog');
    await sim.open('unopened-new-channel', '/company/open/index');
    await expect(dialog.getByText('网页端暂不支持该产品，请前往移动端APP操作')).toBeVisible();
    await expectWhole(dialog, 'dialog.appOnly');
    await dialog.getByRole('button', { name: '确定' }).click();
    await landsOn(page, '/company/landing');

    await test.step('a product without pages shows its dialog', async () => {
      await sim.change('unnamed-product', '/company/index');
      await expect(page.getByRole('dialog', { name: '系统提示' }).getByText('暂不支持该产品')).toBeVisible();
      await expectWhole(dialog, 'dialog.noProduct');
    });
  },
);

test.describe('identity of a returning tab', () => {
  /** Simulates the browser when the tab is shown again. The other login was silent, so no reload is running then. */
  const returnToTab = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  async function agree(page: Page) {
    const dialog = page.getByRole('dialog', { name: '系统提示' });
    await expect(dialog).toContainText('登录信息已变更，系统将刷新页面');
    await expectWhole(dialog, 'dialog.otherIdentity');
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: '确定' }).click();
    await reloaded;
  }
  const asked = async (sim: { log: () => Promise<{ operationId?: string | null }[]> }) =>
    (await sim.log()).filter((entry) => entry.operationId === 'getJcMainData').length;

  test(
    'asks for the identity once per return and reloads after another login',
    {
      tag: [
        '@guard-tab-identity-recheck',
        '@guard-identity-same-noop',
        '@guard-identity-changed-alert',
        '@guard-identity-changed-reload',
      ],
    },
    async ({ page, sim }) => {
      await sim.open('baseline', SMALL_PAGE);
      await expect(page.getByText('您好，禾川采购')).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { before: true }));
      await test.step('the same user stays', async () => {
        expect(await asked(sim)).toBe(0);
        await returnToTab(page);
        await expect.poll(() => asked(sim)).toBe(1);
        await sim.settled();
        expect(await asked(sim)).toBe(1);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(/\/help\/unsubscribe\/h5$/);
        expect(await page.evaluate(() => 'before' in globalThis)).toBe(true);
      });
      await test.step('another user reloads the page', async () => {
        await logInSilently(page, 'hechuan_cg02');
        await returnToTab(page);
        await agree(page);
        expect(await page.evaluate(() => 'before' in globalThis)).toBe(false);
      });
    },
  );

  test(
    'a visitor sees the landing and is led home after a login in another tab',
    { tag: ['@guard-unlogged-company-landing', '@role-unlogged-landing-only'] },
    async ({ page, sim }) => {
      await sim.open('logged-out', '/company/index');
      await test.step('no request and no text of home', async () => {
        await landsOn(page, '/company/landing');
        const main = page.getByRole('main');
        await expect(main.getByRole('button', { name: '立即登录' })).toBeVisible();
        await sim.settled();
        await expect(page.getByRole('navigation', { name: '功能菜单' })).toHaveCount(0);
        await expect(page.getByText('总额度（元）')).toHaveCount(0);
        expect((await sim.log()).some(({ operationId }) => operationId === 'userDataV2')).toBe(false);
      });
      await test.step('first logged out, then logged in', async () => {
        await returnToTab(page);
        await expect.poll(() => asked(sim)).toBe(1);
        await logInSilently(page, 'hechuan_caigou');
        await returnToTab(page);
        await agree(page);
        await expect(page).toHaveURL(/\/front\/company\/index$/);
      });
    },
  );
});

test.describe('hostile addresses', () => {
  const hostile = [
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '"><img src=x onerror=alert(1)>',
  ];

  test('stays in the portal for every hostile query, with its return address too', async ({ page, sim }) => {
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
      await sim.open('baseline', `${SMALL_PAGE}?${query.toString()}`);
      await landsOn(page, SMALL_PAGE);
      const download = await page
        .getByRole('banner')
        .getByRole('link', { name: 'APP下载' })
        .getAttribute('href');
      const back = new URL(download ?? '').searchParams.get('returnUrl') ?? '';
      expect(new URL(back).origin).toBe(new URL(page.url()).origin);
    }
    expect(dialogs).toEqual([]);
  });
});
