/** Tests the frame around every screen: header, menu, footer and floating bar. Spec 1 §2 */
import type { Locator, Page, Request } from '@playwright/test';
import { expectHeading, header, themeColour } from '../../support/frame.ts';
import { menu } from '../../support/menu.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const PAGE = '/company/orderManage';

const footer = (page: Page): Locator => page.getByRole('contentinfo');
const floating = (page: Page): Locator => page.getByRole('complementary', { name: '快捷服务' });

const RED = 'rgb(217, 35, 28)';

test(
  'shows header, menu, footer and floating bar to an opened user',
  {
    tag: [
      '@header-logo-title',
      '@header-greeting',
      '@header-login-link',
      '@header-register-link',
      '@header-logout',
      '@header-logout-passport',
      '@header-app-download',
      '@theme-default-red',
      '@ui-chinese',
      '@footer-address',
      '@footer-hotline',
      '@footer-platform-agreement',
      '@footer-privacy-policy',
      '@ui-browsers',
      '@header-other-products',
      '@header-other-groups',
      '@header-my-service',
      '@float-chat-qr',
      '@float-user-research',
      '@float-help',
      '@float-customer-service',
      '@client-base-productcode',
      '@client-base-system-token',
      '@client-std-base',
      '@client-std-device-pc',
      '@client-gw-reqdata',
      '@client-gw-eid',
      '@client-gw-productcode',
    ],
  },
  async ({ page, sim }) => {
    const seen = new Map<string, Request>();
    page.on('request', (request) =>
      seen.set(new URL(request.url()).pathname.split('/').at(-1) ?? '', request),
    );
    await sim.open('baseline', PAGE);

    await test.step('all clients send correct requests', async () => {
      await expect(menu(page).getByText('待签署')).toBeVisible();
      await expect
        .poll(() => seen.has('queryUserActivityTaskPage') && seen.has('queryOpenProductsAndUnPayStatus'))
        .toBe(true);

      const base = seen.get('queryOpenProductsAndUnPayStatus')!;
      expect(new URL(base.url()).searchParams.get('productCode')).toBe('12003');
      expect(new URL(base.url()).searchParams.get('systemId')).toBe('company-portal');
      expect(base.headers()['x-system-token']).toMatch(/./);

      const standard = seen.get('queryProductOpenInfo')!;
      expect(new URL(standard.url()).pathname).toMatch(/^\/jcstd-api\//);
      expect(standard.headers()['x-device-type']).toBe('PC');

      const gateway: {
        reqData: string;
        eid: string;
      } = JSON.parse(seen.get('queryUserActivityTaskPage')?.postData() ?? '{}');
      expect(JSON.parse(gateway.reqData)).toMatchObject({ productCode: '12003', taskStatus: 'PROCESSING' });
      expect(gateway.eid).toMatch(/./);
    });

    await test.step('the whole header, menu, footer and floating bar', async () => {
      await expectHeading(page);
      await expectWhole(header(page), 'header');
      await expectWhole(menu(page), 'menu');
      await expectWhole(footer(page), 'footer');
      await expectWhole(floating(page), 'floating');
    });

    await test.step('logged in: logo, product title, greeting, logout', async () => {
      await expect(header(page).getByRole('link', { name: '企业金采' }).locator('svg')).toBeVisible();
      await expect(header(page).getByText('您好，禾川采购')).toBeVisible();
      await expect(header(page).getByRole('button', { name: '退出登录' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'APP下载' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: '登录', exact: true })).toHaveCount(0);
      await expect(header(page).getByRole('link', { name: '免费注册' })).toHaveCount(0);
      const nickname = (await sim.log()).find((entry) => entry.operationId === 'getUserNickName');
      expect(nickname?.code).toBe('0000');
    });

    await test.step('is red by default and Chinese, and its title has page and product', async () => {
      await expectHeading(page);
      expect(await themeColour(page)).toBe(RED);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page).toHaveTitle('订单管理 - 企业金采');
      // Names of purchasing accounts are data of their company.
      const text = (await page.locator('body').innerText()).replace(/hechuan_\w+/g, '');
      const words = text.match(/[A-Za-z]{3,}/g) ?? [];
      expect(words.filter((word) => !['APP', 'Chrome', 'Edge'].includes(word))).toEqual([]);
    });

    await test.step('address, hotline, agreement, privacy, browsers', async () => {
      await expect(footer(page).getByText('地址：北京市')).toBeVisible();
      await expect(footer(page).getByText('400-088-8816')).toBeVisible();
      await expect(footer(page).getByRole('link', { name: '平台协议' })).toHaveAttribute(
        'href',
        /\/agreement/,
      );
      await expect(footer(page).getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', /\/privacy/);
      await expect(footer(page).getByRole('link', { name: '开源许可' })).toHaveAttribute(
        'href',
        '/front/licenses.txt',
      );
      await expect(footer(page).getByText('推荐使用Chrome或Edge浏览器')).toBeVisible();
    });

    await test.step('other products open on hover, in six groups', async () => {
      await expect(header(page).getByRole('heading', { name: '信用贷款' })).toBeHidden();
      await header(page).getByRole('button', { name: '其他产品' }).hover();
      await expect(header(page).getByRole('heading', { name: '信用贷款' })).toBeVisible();
      await expect(header(page).getByRole('heading')).toHaveText([
        '信用贷款',
        '预付融资',
        '应收融资',
        '动产融资',
        '票据融资',
        '融资租赁',
      ]);
      await expectWhole(header(page), 'header.otherProducts');
      await page.mouse.move(720, 500);
      await expect(header(page).getByRole('heading', { name: '信用贷款' })).toBeHidden();
    });

    await test.step('my service: user center and account security', async () => {
      await header(page).getByRole('button', { name: '我的服务' }).hover();
      await expect(header(page).getByRole('link', { name: '用户中心' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: '账号安全' })).toBeVisible();
      await expectWhole(header(page), 'header.myService');
      await page.mouse.move(720, 500);
      await expect(header(page).getByRole('link', { name: '用户中心' })).toBeHidden();
    });

    await test.step('a click keeps a panel opened by hover; the next one closes it', async () => {
      const service = header(page).getByRole('button', { name: '我的服务' });
      const center = header(page).getByRole('link', { name: '用户中心' });
      await service.hover();
      await expect(center).toBeVisible();
      await service.click();
      // A panel that the click wrongly closed would be gone by now: it is drawn within a task of the click.
      await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 50)));
      await expect(center).toBeVisible();
      await service.click();
      await expect(center).toBeHidden();
    });

    await test.step('the chat QR code pops up', async () => {
      await floating(page).getByRole('button', { name: '企业微信' }).click();
      await expect(
        page.getByRole('dialog', { name: '企业微信' }).getByText('扫码添加企业微信'),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: '企业微信' })).toHaveCount(0);
      await expect(floating(page).getByRole('button', { name: '企业微信' })).toBeFocused();
    });

    await test.step('user research comes from its ad scene', async () => {
      await expect(floating(page).getByRole('link', { name: '用户调研' })).toHaveAttribute(
        'href',
        /\/_sim\/ext\/research$/,
      );
    });

    await test.step('the help button leads to the help centre', async () => {
      await expect(floating(page).getByRole('link', { name: '在线客服' })).toHaveAttribute(
        'href',
        /\/service/,
      );
      await floating(page).getByRole('link', { name: '帮助' }).click();
      await expect(page).toHaveURL(/\/front\/help\/problemList$/);
      await page
        .getByRole('navigation', { name: '帮助目录' })
        .getByRole('link', { name: '开通指引' })
        .click();
      await expect(page.getByText('推荐使用Chrome或Edge浏览器。')).toBeVisible();
      await page.goBack();
    });

    await test.step('logout opens the passport exit with a return address', async () => {
      await page.goBack();
      await expectHeading(page);
      const leaving = page.waitForRequest(
        /\/_sim\/ext\/logout\?returnUrl=http.*%2Ffront%2Fcompany%2ForderManage$/,
      );
      await header(page).getByRole('button', { name: '退出登录' }).click();
      await leaving;
      // The simulated exit returns at once, without a login.
      await expect(header(page).getByRole('link', { name: '免费注册' })).toBeVisible();
    });

    await test.step('without ads there is no user research', async () => {
      await sim.change('no-ads', PAGE);
      await expect(floating(page).getByRole('link', { name: '帮助' })).toBeVisible();
      await expect
        .poll(async () => (await sim.log()).some((entry) => entry.operationId === 'querySceneSourceInfo'))
        .toBe(true);
      await sim.settled();
      await expect(floating(page).getByRole('link', { name: '用户调研' })).toHaveCount(0);
    });
  },
);

test.describe('header', () => {
  test(
    'logged out, login and outer links lead back to the current page',
    { tag: ['@header-login-link', '@header-register-link', '@redirect-login', '@mend-login-return'] },
    async ({ page, sim }) => {
      const back = async (name: string) => {
        const link = page.getByRole('link', { name, exact: true });
        // The mouse button is pressed but not released, so the test can read the link's target.
        await link.dispatchEvent('mousedown');
        const url = new URL((await link.getAttribute('href')) ?? '', page.url());
        return (url.searchParams.get('returnUrl') ?? '').replace(/^.*\/front/, '');
      };
      await sim.open('logged-out', '/company/landing');
      await expectWhole(header(page), 'header.loggedOut');
      await expect(header(page).getByRole('link', { name: '登录', exact: true })).toBeVisible();
      await expect(header(page).getByRole('link', { name: '免费注册' })).toBeVisible();
      expect(await back('登录')).toBe('/company/landing');
      await page
        .getByRole('navigation', { name: '页内导航' })
        .getByRole('link', { name: '服务大厅' })
        .click();
      for (const name of ['登录', '免费注册', '平台协议', '在线客服'])
        expect(await back(name), name).toBe('/company/landing#service');
      await floating(page).getByRole('link', { name: '帮助' }).click();
      await expect(page).toHaveURL(/\/front\/help\/problemList$/);
      for (const name of ['免费注册', '隐私政策']) expect(await back(name), name).toBe('/help/problemList');
      await header(page).getByRole('link', { name: '登录', exact: true }).click();
      await expect(page).toHaveURL(/\/_sim\/ext\/login\?returnUrl=http.*%2Ffront%2Fhelp%2FproblemList$/);
    },
  );
});

test.describe('session', () => {
  test(
    'keeps from, enChannel, ticket and product in the session',
    {
      tag: [
        '@session-from',
        '@session-enchannel',
        '@session-recommendcode',
        '@session-product',
        '@ep-std-queryproductopeninfo',
      ],
    },
    async ({ page, sim }) => {
      const start = page.waitForRequest(/\/jcstd-api\/jc\/stdjc\/page\/product\/queryProductOpenInfo$/);
      const asked = 'productCode=12017&from=X&enChannel=HC&ticket=ABC&product=yipanhuo';
      await sim.open('used-goods', `/yipanhuo/order?${asked}`);
      await expectHeading(page);
      expect((await start).postDataJSON()).toMatchObject({
        defaultProductCode: '12017',
        needLogin: false,
        enChannel: 'HC',
      });
      await menu(page).getByRole('link', { name: '还款记录' }).click();
      await expect(page).toHaveURL(/\/front\/yipanhuo\/payedRecord$/);
      const kept = await page.evaluate(() =>
        ['from', 'enChannel', 'recommendCode', 'product'].map((key) => sessionStorage.getItem(key)),
      );
      expect(kept).toEqual(['X', 'HC', 'ABC', 'yipanhuo']);
    },
  );
});
