/** Facts of the contracts that only a screen can show: labels of codes, units, looks. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/sim.ts';

const HOME = '/company/index';
const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a task counts in the unit of its dimension [task-dim-order-amount task-dim-yjf-amount task-dim-order-count]', async ({
  page,
  sim,
}) => {
  await sim.open('mall', HOME);
  const tasks = card(page, '任务返现中心').getByRole('listitem');
  await expect(tasks.filter({ hasText: '采购金额' }).first()).toContainText(/[\d,.]+\/[\d,.]+元/);
  await expect(tasks.filter({ hasText: '易捷付还款金额' }).first()).toContainText(/[\d,.]+\/[\d,.]+元/);
  await expect(tasks.filter({ hasText: '订单笔数' }).first()).toContainText(/\d+\/\d+笔/);
});

test('accounts carry the name of their type [account-type-easypay account-type-vas]', async ({
  page,
  sim,
}) => {
  await sim.open('baseline', HOME);
  const accounts = card(page, '我的账户').getByRole('radio');
  await expect(accounts).toHaveCount(2);
  await expect(accounts.nth(0)).toHaveAccessibleName(/溢缴款账户/);
  await expect(accounts.nth(1)).toHaveAccessibleName(/易捷付还款账户/);
});

test('whose bill is in progress: the whole company’s or the current account’s [quickbill-user-all quickbill-user-other]', async ({
  page,
  sim,
}) => {
  for (const [scenario, user] of [
    ['billing-in-progress', '全公司'],
    ['billing-in-progress-own', '当前母账号'],
  ] as const) {
    await sim.open(scenario, HOME);
    await page.getByRole('button', { name: '快速出账' }).click();
    await expect(page.getByRole('dialog').getByText(user, { exact: true })).toBeVisible();
  }
});

test('a level that is being updated says so instead of its figures [entity-member-updating-flag]', async ({
  page,
  sim,
}) => {
  await sim.open('member-updating', HOME);
  await expect(page.getByText('等级更新中')).toBeVisible();
  await expect(page.getByText(/可升级至/)).toHaveCount(0);
  await sim.open('baseline', HOME);
  await expect(page.getByText(/可升级至/)).toBeVisible();
});

test('the landing banner is asked for once, and by nobody else [ep-gw-banner-once]', async ({
  page,
  sim,
}) => {
  const bannerCalls = async () =>
    (await sim.log()).filter(
      ({ operationId, request }) =>
        operationId === 'querySceneSourceInfo' && JSON.stringify(request).includes('QYJC-LANDING-BANNER'),
    );
  await sim.open('logged-out', '/company/landing');
  await expect(page.getByRole('heading', { name: '推荐产品' })).toBeVisible();
  await expect.poll(bannerCalls).toHaveLength(1);
  await page.mouse.wheel(0, 1500);
  await page.mouse.wheel(0, -1500);
  await sim.settled();
  expect(await bannerCalls()).toHaveLength(1);

  await sim.open('baseline', HOME);
  await expect(page.getByRole('heading', { name: '近6个月出账与还款' })).toBeVisible();
  await sim.settled();
  expect(await bannerCalls()).toHaveLength(0);
});

test('a notice has its tag, its text in its colour, its date and its button [entity-notice]', async ({
  page,
  sim,
}) => {
  await sim.open('baseline', HOME);
  const line = page.getByRole('region', { name: '公告消息' });
  await line.getByRole('button', { name: /^对公转账提醒/ }).click();
  const rows = page.getByRole('dialog', { name: '公告消息' }).getByRole('listitem');

  const transfer = rows.filter({ hasText: '对公转账提醒' });
  await expect(transfer.getByText('转账', { exact: true })).toBeVisible();
  await expect(transfer.getByRole('link', { name: '去认领' })).toHaveAttribute(
    'href',
    /\/front\/vas\/vasClaim/,
  );

  const antiFraud = rows.filter({ hasText: '防诈骗提醒' });
  await expect(antiFraud.getByText('安全', { exact: true })).toBeVisible();
  // look.md: text on the warning tint.
  await expect(antiFraud.getByText(/请勿向任何个人账户转账/)).toHaveCSS('color', 'rgb(154, 80, 0)');

  const dated = rows.filter({ hasText: '公告' }).filter({ hasText: /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/ });
  await expect(dated.first()).toBeVisible();
});
