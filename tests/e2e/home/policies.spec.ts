/** Tests what the user sees of failures. Unit tests beside the clients cover the policy of every code. Spec 1 §8, 2 §8 */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const PAGE = '/company/orderManage';
const LIST = 'legacy.queryOpenProductsAndUnPayStatus';

const toasts = (page: Page) => page.locator('[data-sonner-toast]');
const toast = (page: Page, text: string) => toasts(page).filter({ hasText: text });
const overlay = (page: Page) => page.getByRole('dialog', { name: '系统错误' });

/** Makes a legacy call by an action of the user, so that the page shows its failure. */
async function refreshProducts(page: Page) {
  const header = page.getByRole('banner');
  const refresh = header.getByRole('button', { name: '刷新还款状态' });
  // Uses the keyboard, because the last message may cover the panel.
  if (await refresh.isHidden()) await header.getByRole('button', { name: '切换产品' }).press('Enter');
  await refresh.press('Enter');
}

type Answer = Parameters<Sim['addFault']>[0]['answer'];

/** Makes only the product list of an open page fail. */
async function failingList(page: Page, sim: Sim, answer: Answer) {
  await expect(page.getByRole('banner').getByRole('button', { name: '切换产品' })).toBeVisible();
  await page.request.delete('/_sim/api/faults');
  await sim.addFault({ on: LIST, answer });
  await refreshProducts(page);
}

test.describe('legacy client', () => {
  test(
    'shows the failure of an action of the user by its status and code',
    {
      tag: [
        '@legacy-default-message',
        '@legacy-other-codes',
        '@legacy-otherwise',
        '@legacy-http-500',
        '@legacy-http-502',
        '@overlay-text',
        '@overlay-contact-button',
        '@overlay-reload-button',
        '@legacy-code-0017',
        '@legacy-code-0017-button',
        '@legacy-notlogin-redirect',
      ],
    },
    async ({ page, sim }) => {
      const ids: string[] = [];
      page.on('request', (request) => {
        const id = request.headers()['x-request-id'];
        if (id !== undefined && request.url().includes('queryOpenProductsAndUnPayStatus')) ids.push(id);
      });
      await sim.open('baseline', PAGE);

      const otherwise = (answer: Answer) =>
        test.step(`another failure: ${JSON.stringify(answer)}`, async () => {
          const message = toast(page, '系统异常，请稍后重试或联系客服');
          await expect(message).toHaveCount(0);
          await failingList(page, sim, answer);
          await expect(message).toBeVisible();
        });
      await otherwise({ status: 404 });

      await test.step('an empty message becomes the default text with the request id', async () => {
        await failingList(page, sim, { body: '{"code":"9999"}' });
        await expect(toast(page, '系统错误，请稍后重试')).toContainText('请求编号：');
        await sim.settled();
        await expect(overlay(page)).toHaveCount(0);
      });

      await test.step('any other code shows its message', async () => {
        await failingList(page, sim, { body: '{"code":"1234","msg":"产品列表维护中"}' });
        await expect(toast(page, '产品列表维护中')).toBeVisible();
      });

      for (const status of [500, 502])
        await test.step(`HTTP ${String(status)}: the system-error page with its request id`, async () => {
          await failingList(page, sim, { status });
          await expect(overlay(page)).toContainText('系统错误，请稍后重试；如仍有问题，请联系客服');
          await expect(overlay(page)).toContainText(`请求编号：${ids.at(-1) ?? 'none'}`);
          await expect(overlay(page).getByRole('button', { name: '重新加载' })).toBeVisible();
          expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...WIDE });
          const opening = page.waitForEvent('popup');
          await overlay(page).getByRole('link', { name: '联系客服' }).click();
          expect(new URL((await opening).url()).pathname).toBe('/_sim/ext/service');
          // The page below is unchanged, and the overlay can be closed.
          await overlay(page).getByRole('button', { name: '关闭' }).click();
          await expect(overlay(page)).toHaveCount(0);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        });

      await test.step("0017 alerts, and its button leads to the product's home", async () => {
        await failingList(page, sim, { code: '0017' });
        const dialog = page.getByRole('dialog', { name: '系统提示' });
        await expect(dialog).toContainText('还款账单不属于当前产品或账号，请返回首页');
        await expectWhole(dialog, 'dialog.notYours');
        await dialog.getByRole('button', { name: '返回首页' }).click();
        await expect(page).toHaveURL(/\/front\/company\/index$/);
        // The dialog had the focus and led here.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });

      await otherwise({ drop: 'connection' });

      await test.step('"not logged in" leads to the login page with a return address', async () => {
        await failingList(page, sim, { body: '{"error":"notlogin"}' });
        await expect(page).toHaveURL(
          (url) =>
            url.pathname === '/_sim/ext/login' &&
            (url.searchParams.get('returnUrl') ?? '').endsWith('/front/company/index'),
        );
      });
    },
  );
});

test(
  'shows no message for failures of the user flow, user research and certificate check',
  {
    tag: [
      '@legacy-other-suppressed',
      '@gw-suppress-notshowerrortip',
      '@gw-suppress-notshowerrormsg',
      '@settleproof-silent',
    ],
  },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({
      on: 'legacy.renewAccessFlowRoute',
      answer: { body: '{"code":"1234","msg":"流程维护中"}' },
    });
    await sim.addFault({
      on: 'gateway.querySceneSourceInfo',
      answer: { body: '{"resultCode":"500","resultMsg":"广告维护中"}' },
    });
    await sim.addFault({ on: 'standard.settleProofSignCheck', answer: { code: '9999999' } });
    await page.goto(`/front${PAGE}`);
    await expect(page.getByRole('banner').getByText('您好，')).toBeVisible();
    await expect(page.getByRole('complementary', { name: '快捷服务' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await expect(menu.getByRole('link', { name: '企业信息' })).toBeAttached();
    // The user research is requested only when the page is in use.
    const research = page.waitForResponse(/querySceneSourceInfo/);
    await page.keyboard.press('Shift');
    await research;
    await sim.settled();
    await expect(page.getByRole('link', { name: '用户调研' })).toHaveCount(0);
    await expect(menu.locator('a[href$="/settleCertificate"]')).toHaveCount(0);
    expect(await toasts(page).count()).toBe(0);
  },
);

test.describe('standard client', () => {
  const LEVEL = 'queryCompanyLevelProgress';

  test(
    '0000006 leads to the login page with a return address',
    { tag: ['@std-code-0000006'] },
    async ({ page, sim }) => {
      await sim.open('std-0000006', '/company/index');
      await expect(page).toHaveURL(
        (url) =>
          url.pathname === '/_sim/ext/login' &&
          (url.searchParams.get('returnUrl') ?? '').endsWith('/front/company/index'),
      );
    },
  );

  test('0000006 in channel HC shows a message', { tag: ['@std-code-0000006-hc'] }, async ({ page, sim }) => {
    await sim.open('std-0000006', '/company/index?enChannel=HC');
    await expect(toast(page, '请先登录平台')).toBeVisible();
    await expect(page).toHaveURL(/\/front\/company\/index/);
  });

  test(
    '9999999 of one card shows a message and an error in this card only',
    { tag: ['@std-code-9999999'] },
    async ({ page, sim }) => {
      await sim.open('std-down', '/company/index?productCode=12003');
      await expect(toast(page, '系统错误，请稍后重试')).toContainText('请求编号：');
      await expect(
        page.getByRole('main').getByRole('alert').getByRole('button', { name: '重试' }),
      ).toBeVisible();
      await expect(page.getByText('269,548.52').first()).toBeVisible();
      await sim.settled();
      await expect(overlay(page)).toHaveCount(0);
    },
  );

  test(
    'shows messages for HTTP 400, for a gateway failure without a text and for a timeout',
    { tag: ['@std-http-400', '@gw-default-message', '@legacy-timeout'] },
    async ({ page, sim }) => {
      await sim.open('baseline', PAGE);
      await sim.addFault({ on: `standard.${LEVEL}`, answer: { status: 400 } });
      await sim.addFault({ on: 'gateway.userDataV2', answer: { body: '{"resultCode":"500"}' } });
      await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' }).click();
      const notice = toast(page, '请清除浏览器缓存后重试');
      await expect(notice).toBeVisible();
      await test.step('the notice has the error tint and our font, below the header', async () => {
        await expect(notice).toHaveCSS('background-color', 'rgb(253, 239, 235)');
        await expect(notice).toHaveCSS('font-family', /^"PingFang SC"/);
        const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: Number.NaN };
        await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(height);
      });
      await expect(toast(page, '系统错误，请稍后重试')).toContainText('请求编号：');
      await test.step('a late response shows a timeout', async () => {
        await sim.addFault({ on: LIST, answer: { delay: '30s' } });
        await refreshProducts(page);
        await expect(toast(page, '请求超时，请稍后重试')).toBeVisible();
      });
    },
  );
});

test(
  'shows the system-error page instead of a login if the first call fails',
  { tag: ['@std-code-9999999'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({ on: 'standard.queryProductOpenInfo', answer: { code: '9999999' }, times: 1 });
    await page.goto(`/front${PAGE}`);
    await expect(overlay(page)).toContainText('系统错误，请稍后重试；如仍有问题，请联系客服');
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('banner').getByText(/^(登录|免费注册)$/)).toHaveCount(0);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('banner').getByText('您好，')).toBeVisible();
  },
);

test(
  'verifies the user after each refused call, also on load and for silent calls',
  { tag: ['@mend-verification', '@out-verify-any'] },
  async ({ page, sim }) => {
    const dialog = page.getByRole('dialog', { name: '身份认证' });
    const asked = async (operation: string) =>
      (await sim.log()).filter(({ operationId }) => operationId === operation).length;
    const pass = async () => {
      const shown = await dialog.elementHandle();
      const opening = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: '开始认证' }).click();
      await (await opening).close();
      // The next dialog has the same name: a click on this one while it fades would do nothing.
      await shown?.waitForElementState('hidden');
    };
    await sim.start('auth-needed');

    await test.step('two refused first calls ask twice over the skeleton, then the page shows', async () => {
      await sim.addFault({ on: 'standard.queryProductOpenInfo', answer: { code: '0000016' }, times: 2 });
      await page.goto(`/front${PAGE}`);
      await expect(dialog).toBeVisible();
      // The dialog has no time limit, because it waits for the user.
      await page
        .locator('.sk-slow')
        .evaluate((note) => note.getAnimations({ subtree: true }).forEach((animation) => animation.finish()));
      await expect(page.getByText('网络较慢')).toBeHidden();
      await pass();
      await expect.poll(() => asked('queryAcpAuthUrl')).toBe(2);
      await pass();
      await expect(page.getByRole('main').getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a silent call asks and is sent again after the verification', async () => {
      // Counted only after the heading, otherwise the request of this load would count for the next one.
      await expect.poll(() => asked('settleProofSignCheck')).toBe(1);
      await sim.addFault({ on: 'standard.settleProofSignCheck', answer: { code: '0000099' }, times: 1 });
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible();
      await expect(dialog).toBeVisible();
      await pass();
      await expect.poll(() => asked('settleProofSignCheck')).toBe(3);
      expect(await asked('queryAcpAuthUrl')).toBe(3);
    });

    await test.step('a later call is sent again after the verification', async () => {
      await sim.addFault({ on: 'standard.queryCompanyLevelProgress', answer: { code: '0000016' }, times: 1 });
      await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' }).click();
      await expect(dialog).toBeVisible();
      expect(await asked('queryCompanyLevelProgress')).toBe(1);
      await pass();
      await expect.poll(() => asked('queryCompanyLevelProgress')).toBe(2);
    });
  },
);

test.describe('tolerated codes leave the page usable', () => {
  const quota = (page: Page) => page.getByText('750,779.20').filter({ visible: true }).first();

  test(
    'E1200009: home and the quota page show the quota',
    { tag: ['@mend-tolerated'] },
    async ({ page, sim }) => {
      await sim.open('std-e1200009', '/company/index');
      await expect(quota(page)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: '额度管理' }).click();
      await expect(page.getByRole('heading', { name: '额度管理', level: 1 })).toBeVisible();
      await expect(quota(page)).toBeVisible();
      await expect(page.getByRole('button', { name: '提额' })).toBeVisible();
    },
  );

  test(
    'E1200010: home and landing work, without the link to the upgrade',
    { tag: ['@mend-tolerated'] },
    async ({ page, sim }) => {
      await sim.open('std-e1200010', '/company/index');
      await expect(quota(page)).toBeVisible();
      await goTo(page, '/company/landing?stay=1');
      await expect(page.getByRole('button', { name: '查看账单' })).toBeVisible();
      await sim.settled();
      await expect(page.getByRole('link', { name: /升级至批发金采/ })).toHaveCount(0);
    },
  );

  test(
    'shows an undocumented code in its card only, without a retry',
    { tag: ['@mend-tolerated', '@out-tolerated-answer'] },
    async ({ page, sim }) => {
      await sim.open('mall', '/company/orderManage');
      const body = JSON.stringify({ resultCode: '0170022', resultMsg: '业务提示' });
      for (const call of ['queryCompanyLevelProgress', 'queryCompanyLevelMedals', 'computeActionCodeVersion'])
        await sim.addFault({ on: `standard.${call}`, answer: { body } });
      await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' }).click();
      const card = page.getByRole('main').getByRole('status').filter({ hasText: '业务提示' });
      await expect(card.first()).toBeVisible();
      await expect(card.getByRole('button')).toHaveCount(0);
      await expect(page.getByText('加载失败')).toHaveCount(0);
      await expect(page.getByText('应还金额（元）')).toBeVisible();
    },
  );
});
