/**
 * Tests that no step with money happens under another login, and that typed values survive a lost session. Also tests
 * the split of a partial payment, and a child's own limit.
 */
import type { Locator, Page } from '@playwright/test';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { logIn, logInSilently } from '../../support/logIn.ts';
import { LOGIN_CHANGED } from '../../support/loginChanged.ts';
import {
  amountField,
  chooseSource,
  confirmDialog,
  submissions,
  submitButton,
  typePart,
} from '../../support/repaying.ts';
import { expect, test, type Sim } from '../../support/sim.ts';

const PARENT = 'hechuan_caigou';
const CHILD = 'hechuan_cg02';
const alert = (page: Page): Locator => page.getByRole('dialog', { name: '系统提示' });

/** Logs the user out without the open page. */
const logOut = (page: Page) =>
  page.request.get('/_sim/ext/logout?returnUrl=%2Ffront%2F', { maxRedirects: 0 });

/** Returns the operations that were refused because of another login. */
const refusedForLogin = async (sim: Sim): Promise<string[]> =>
  (await sim.log()).flatMap(({ operationId, code = '' }) =>
    LOGIN_CHANGED.test(code) ? [operationId ?? ''] : [],
  );

test(
  'closes an open confirmation after another login in another tab',
  { tag: ['@out-identity-alert'] },
  async ({ page, sim, context }) => {
    await sim.open('child-account', '/repayCom');
    await submitButton(page).click();
    await expect(confirmDialog(page)).toBeVisible();
    const other = await context.newPage();
    await logIn(other, PARENT, `/front${SMALL_PAGE}`);
    await expect(alert(page)).toContainText('登录信息已变更，系统将刷新页面');
    await expect(confirmDialog(page)).toHaveCount(0);
    await expect(other.getByText('您好，禾川采购')).toBeVisible();
    await expect(alert(other)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('您好，禾川采购')).toBeVisible();
    expect(await submissions(sim)).toEqual([]);
  },
);

/** Steps with money: `prepare` opens the confirmation as the parent, `send` confirms it under a child's login. */
const steps: readonly {
  readonly name: string;
  readonly path: string;
  readonly prepare: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'submitRepay',
    path: '/repayCom',
    prepare: async (page) => {
      await submitButton(page).click();
      await expect(confirmDialog(page)).toBeVisible();
    },
    send: (page) => confirmDialog(page).getByRole('button', { name: '确认付款' }).click(),
  },
  {
    name: 'saveRepaySetting',
    path: '/company/jcPaySetting',
    prepare: async (page) => {
      await page.getByRole('radio', { name: '开启' }).check();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: '保存设置', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: '确认' }).click(),
  },
  {
    name: 'orderQuickBill',
    path: '/company/index',
    prepare: async (page) => {
      await page.getByRole('button', { name: '快速出账' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    send: (page) => page.getByRole('dialog').getByRole('button').last().click(),
  },
];

test(
  'refuses a step prepared under another login and shows the alert',
  { tag: ['@out-identity-condition'] },
  async ({ page, sim }) => {
    for (const { name, path, prepare, send } of steps)
      await test.step(name, async () => {
        await sim.open('baseline', path);
        await prepare(page);
        await logInSilently(page, CHILD);
        await send(page);
        await expect(alert(page)).toContainText('登录信息已变更，系统将刷新页面');
        await expect(page.getByRole('main')).toHaveCount(0);
        expect(await refusedForLogin(sim)).toEqual([name]);
      });
  },
);

test(
  'keeps typed values when the session ends, and shows them only to the same user after a new login',
  { tag: ['@out-lost-session'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/repayCom?bills=ZD202611020032');
    await typePart(page, '12345.67');
    await chooseSource(page, '对公转账');
    await page.getByRole('radio', { name: '不使用优惠券' }).check();
    await sim.settled();
    await logOut(page);
    await submitButton(page).click();
    await expect(alert(page)).toContainText('登录已失效');
    await alert(page).getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/_sim\/ext\/login/);
    await page.getByRole('radio', { name: PARENT }).check();
    await page.getByRole('button', { name: '登录' }).click();

    await expect(page.getByText('已恢复您上次填写但未确认的内容')).toBeVisible();
    await expect(page.getByRole('radio', { name: '部分还款' })).toBeChecked();
    await expect(amountField(page)).toHaveValue('12345.67');
    await expect(page.getByRole('radio', { name: '不使用优惠券' })).toBeChecked();
    await test.step('another account does not see the draft', async () => {
      await logIn(page, CHILD, '/front/repayCom?bills=ZD202611020032');
      await sim.settled();
      await expect(page.getByText('已恢复您上次填写但未确认的内容')).toHaveCount(0);
    });
  },
);

test(
  'shows the same split of a partial payment before and after it',
  { tag: ['@out-split-before'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/repayCom');
    await expect(page.getByRole('table', { name: '还款明细' })).toHaveCount(0);
    await typePart(page, '50000');
    const table = page.getByRole('table', { name: '还款明细' });
    await expect(table).toContainText('成功后');
    const splitOf = (part: Locator) =>
      part
        .locator('[data-fact*=".share:"]')
        .evaluateAll((amounts) => amounts.map((amount) => amount.textContent ?? ''));
    const before = await splitOf(table);
    expect(before.length).toBeGreaterThan(0);
    await submitButton(page).click();
    const list = confirmDialog(page).getByRole('list', { name: '还款明细' });
    await expect(list).toBeVisible();
    expect(await splitOf(list)).toEqual(before);
    await confirmDialog(page).getByRole('button', { name: '确认付款' }).click();
    await expect(page).toHaveURL(/\/repayCom\/result/);
    await expect(table).toBeVisible();
    expect(await splitOf(table)).toEqual(before);
  },
);

test(
  'shows a child account its own limit beside the limit of the company',
  { tag: ['@out-own-available'] },
  async ({ page, sim }) => {
    await sim.open('child-account', '/company/index');
    const own = page.getByRole('region', { name: '我的额度' });
    await expect(own.getByText('本账号可用额度（元）')).toBeVisible();
    await expect(own.locator('[data-fact^="quota.leftOf:"]')).toHaveText('30,009.00');
    await expect(own.getByText('企业额度（全部账号合计）')).toBeVisible();
    await goTo(page, '/quotaManage');
    const line = page.getByRole('region', { name: '额度总览' });
    await expect(line.locator('[data-fact^="quota.leftOf:"]')).toHaveText('30,009.00');
    await expect(line.getByText('企业额度（全部账号合计）')).toBeVisible();
  },
);
