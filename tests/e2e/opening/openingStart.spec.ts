/** Tests the start of an opening: the offer of each product, and reasons for a refusal. */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const valueOf = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
const begin = (page: Page) => page.getByRole('button', { name: '开始申请' });

interface Start {
  /** Name of the snapshot. */
  readonly whole: string;
  readonly path: string;
  readonly title: string;
  readonly limit: string;
  readonly free: string;
  readonly minutes: number;
  readonly needs: number;
}

/** Start pages by product. */
const starts: Readonly<Partial<Record<string, Start>>> = {
  12003: {
    whole: 'unopened',
    path: '/company/open/index?productCode=12003',
    title: '开通企业金采',
    limit: '2,000,000.00',
    free: '21天',
    minutes: 18,
    needs: 6,
  },
  12010: {
    whole: 'opening-12010',
    path: '/company/standardOpen/index?productCode=12010',
    title: '开通公司金采',
    limit: '2,000,000.00',
    free: '21天',
    minutes: 18,
    needs: 6,
  },
  12025: {
    whole: 'admin-12025',
    path: '/company/standardOpen/index?productCode=12025',
    title: '开通批发金采',
    limit: '2,000,000.00',
    free: '21天',
    minutes: 18,
    needs: 6,
  },
  12023: {
    whole: 'opening-factoring',
    path: '/baolibiaopin/standard/index?productCode=12023',
    title: '开通金采保理',
    limit: '5,000,000.00',
    free: '',
    minutes: 18,
    needs: 6,
  },
};

async function expectStartPage(page: Page, { whole, title, limit, free, minutes, needs }: Start) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expectWhole(page.getByRole('main'), `opening.start.${whole}`);
  await expect(valueOf(page, '最高额度（元）')).toHaveText(limit);
  await expect(valueOf(page, '最长免息期')).toHaveText(free === '' ? [] : [free]);
  await expect(valueOf(page, '填写用时')).toHaveText(`约${String(minutes)}分钟`);
  await expect(valueOf(page, '审核用时')).toHaveText('1-3个工作日');
  await expect(valueOf(page, '办理人')).toHaveText('法定代表人或经办人');
  const card = page.getByRole('region', { name: '需要准备' });
  await expect(card.getByRole('listitem')).toHaveCount(needs);
  await expect(begin(page)).toBeEnabled();
}

test(
  'resumes an application at its step in both flows, also by the old addresses',
  { tag: ['@open-start-continue', '@open-step-resume'] },
  async ({ page, sim }) => {
    await sim.open('opening-verified', '/company/open/index?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.verified');
    await expect(valueOf(page, '当前步骤')).toHaveText('第3步，共6步：联系人');
    await expect(valueOf(page, '最近更新')).toHaveText('2026-11-12');
    await page.getByRole('link', { name: '继续填写：联系人' }).click();
    await expect(page).toHaveURL(/\/front\/company\/open\/flowNew\/contacts\?productCode=12003/);
    for (const [flow, address] of [
      ['open', '/company/open/flow'],
      ['standardOpen', '/company/standardOpen/flow/step'],
    ] as const) {
      await goTo(page, `${address}?productCode=12003`);
      await expect(page).toHaveURL((url) => url.pathname === `/front/company/${flow}/flowNew/contacts`);
    }
  },
);

test.describe('a user who may not begin sees the reason and the remedy', () => {
  test('requires an enterprise account', { tag: ['@open-start-not-enterprise'] }, async ({ page, sim }) => {
    await sim.open('not-enterprise', '/company/open/index?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.notEnterprise');
    await onPhoneToo(page, async () => {
      await expect(page.getByRole('heading', { name: '抱歉，当前账号非京东企业账号' })).toBeVisible();
      await expect(page.getByRole('link', { name: '注册企业账号' })).toHaveAttribute(
        'href',
        /^https?:|^\/_sim\//,
      );
      await expect(page.getByRole('link', { name: '致电400-088-8816' })).toHaveAttribute(
        'href',
        'tel:400-088-8816',
      );
    });
    await sim.settled();
    await expect(begin(page)).toHaveCount(0);
  });

  test(
    'requires a mall administrator, except for the upgrade',
    { tag: ['@open-start-not-admin'] },
    async ({ page, sim }) => {
      await sim.open('non-admin-12025', '/company/standardOpen/index?productCode=12025');
      await expectWhole(page.getByRole('main'), 'opening.noAdmin');
      await onPhoneToo(page, () => expect(page.getByRole('heading', { name: '暂无开通权限' })).toBeVisible());
      await sim.settled();
      await expect(begin(page)).toHaveCount(0);
      await page.goto('/front/company/standardOpen/index?productCode=12025&from=XTL-UPGRADE');
      await expect(begin(page)).toBeEnabled();
    },
  );

  test(
    'sends 12007 to the app from every address',
    { tag: ['@open-start-app-only'] },
    async ({ page, sim }) => {
      const dialog = page.getByRole('dialog');
      await sim.open('unopened', '/company/standardOpen/flowNew/company?productCode=12007');
      for (const path of ['/company/open/index', '/company/open/flowNew/contractSign']) {
        await expect(dialog).toContainText('APP');
        await expect(page).toHaveURL(/\/front\/company\/landing/);
        await dialog.getByRole('button', { name: '确定' }).click();
        await expect(dialog).toHaveCount(0);
        await goTo(page, `${path}?productCode=12007`);
      }
      await onPhoneToo(page, () => expect(dialog).toContainText('APP'));
      await expect(page).toHaveURL(/\/front\/company\/landing/);
      await sim.settled();
      await expect(begin(page)).toHaveCount(0);
    },
  );

  test(
    'tells a child account to ask its parent at every address of the flow',
    { tag: ['@route-company-open-flow-redirect', '@route-stdopen-flow-redirect'] },
    async ({ page, sim }) => {
      // The address without a scenario is opened in the session of the one before.
      for (const [scenario, asked, address] of [
        ['unopened', '/company/open/index', '/company/open/index'],
        ['', '/company/open/flow', '/company/open/flowNew/step'],
        ['opening-verified', '/company/standardOpen/flow/contacts', '/company/standardOpen/flowNew/contacts'],
      ] as const) {
        if (scenario === '') await goTo(page, `${asked}?productCode=12003`);
        else await sim.open(`${scenario},child-account`, `${asked}?productCode=12003`);
        await expect(page).toHaveURL((url) => url.pathname === `/front${address}`);
        await onPhoneToo(page, () =>
          expect(page.getByText('仅母账号可申请开通，请联系企业母账号')).toBeVisible(),
        );
        await sim.settled();
        await expect(begin(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      }
    },
  );
});

const STEP = '/company/standardOpen/flowNew/step';
const BEGIN = '开始申请';
const CALL_BACK = '预约客服回电';

/**
 * Follows 立即开通 on the landing page, and opens the start page of the product if it has one.
 * @param lead the label of the button or link by which the user begins
 */
async function expectLead(page: Page, product: string, address: string, lead: string): Promise<void> {
  await page.goto(`/front/?productCode=${product}`);
  await page.getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/front${address}`);
  const control = page.getByRole('main').getByRole(lead === BEGIN ? 'button' : 'link', { name: lead });
  await expect(control).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const start = starts[product];
  if (start !== undefined) {
    await goTo(page, start.path);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === `/front${start.path}`);
    await expectStartPage(page, start);
  }
  if (lead === BEGIN) return;
  await control.click();
  await expect(page.getByRole('button', { name: '提交预约' })).toBeEnabled();
}

test(
  '立即开通 leads to the start of each product with its benefits and requirements',
  {
    tag: [
      '@open-every-product',
      '@open-flow-normal',
      '@open-start-facts',
      '@route-company-open-index',
      '@route-stdopen-index',
      '@route-factoring-open',
    ],
  },
  async ({ page, sim }) => {
    await sim.start('unopened');
    for (const [product, address] of [
      ['12003', STEP],
      ['12010', STEP],
      ['12025', STEP],
      ['12023', '/baolibiaopin/standard/index'],
    ] as const)
      await test.step(product, () => expectLead(page, product, address, BEGIN));
    await test.step('POP', async () => {
      await sim.open('opening-pop', '/yaojingcai/open/index?productCode=12008');
      await expectStartPage(page, {
        whole: 'opening-pop',
        path: '/yaojingcai/open/index?productCode=12008',
        title: '开通药京采',
        limit: '500,000.00',
        free: '',
        minutes: 9,
        needs: 2,
      });
    });
  },
);

test(
  '立即开通 leads to the start or to a call back for every other product',
  { tag: ['@open-every-product', '@open-flow-normal'] },
  async ({ page, sim }) => {
    await sim.start('unopened');
    for (const [product, address, lead] of [
      ['12012', STEP, CALL_BACK],
      ['12015', STEP, BEGIN],
      ['12017', STEP, BEGIN],
      ['12019', STEP, BEGIN],
      ['12008', STEP, CALL_BACK],
      ['12011', STEP, CALL_BACK],
      ['12037', '/baolibiaopin/standard/index', BEGIN],
    ] as const)
      await test.step(product, () => expectLead(page, product, address, lead));
  },
);
