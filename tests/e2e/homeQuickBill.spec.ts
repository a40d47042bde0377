import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sim } from '../support/sim.ts';

/** Spec 2 §4 and §5, quick bill from the entry to the bill in progress. */
const HOME = '/company/index';
const entry = (page: Page): Locator => page.getByRole('button', { name: '快速出账', exact: true });
const confirmDialog = (page: Page): Locator => page.getByRole('dialog', { name: '快速出账确认' });
const billingDialog = (page: Page): Locator => page.getByRole('dialog', { name: '出账处理中' });

async function orders(sim: Sim): Promise<unknown[]> {
  const log = await sim.log();
  return log.filter(({ operationId }) => operationId === 'orderQuickBill').map(({ request }) => request);
}

test('the entry: five products, not for pop users [quickbill-entry-products quickbill-entry-not-pop]', async ({
  page,
  sim,
}) => {
  for (const scenario of ['baseline', 'new-channel', 'pharmacy', 'company-purchasing', 'mall']) {
    await sim.open(scenario, HOME);
    await expect(entry(page)).toBeVisible();
  }
  for (const scenario of ['personal', 'legal-person-loan', 'pop-user']) {
    await sim.open(scenario, HOME);
    await expect(page.getByText('未出账金额（元）')).toBeVisible();
    await sim.settled();
    await expect(entry(page)).toHaveCount(0);
  }
});

test('nothing unbilled: a message and no dialog [quickbill-zero msg-no-unbilled]', async ({ page, sim }) => {
  await sim.open('nothing-unbilled', HOME);
  await entry(page).click();
  await expect(page.getByText('暂无未出账金额')).toBeVisible();
  await sim.settled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a bill in progress blocks a new one [quickbill-billing dlg-billing-in-progress quickbill-blocks-new]', async ({
  page,
  sim,
}) => {
  await sim.open('billing-in-progress', HOME);
  await expect(page.getByText('出账中')).toBeVisible();
  await entry(page).click();
  await expect(billingDialog(page)).toBeVisible();
  await expect(billingDialog(page).getByText('账单正在生成，请稍后查看')).toBeVisible();
  await sim.settled();
  // Nothing under it either, where roles do not reach.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  expect(await orders(sim)).toEqual([]);
});

test('a parent chooses the scope; the order goes out once and the bill is in progress [quickbill-confirm-dialog dlg-quickbill-confirm quickbill-hours quickbill-amount-changes quickbill-parent-radio role-parent-quickbill-company quickbill-confirm-posts quickbill-company-flag quickbill-debounce-500 quickbill-success]', async ({
  page,
  sim,
}) => {
  await sim.open('baseline', HOME);
  await entry(page).click();
  const dialog = confirmDialog(page);
  await expect(dialog.getByText('快速出账服务时间为每日6:00-23:00')).toBeVisible();
  await expect(dialog.getByText('当日24:00前如有新订单或退款，出账金额可能发生变化')).toBeVisible();
  const scopes = dialog.getByRole('group', { name: '出账范围' });
  await expect(scopes.getByRole('radio')).toHaveCount(2);
  await expect(scopes.getByRole('radio', { name: /当前母账号未出账金额/ })).toBeChecked();
  const whole = scopes.getByRole('radio', { name: /全公司未出账金额/ });
  await whole.check({ force: true });
  const submit = dialog.getByRole('button', { name: '确认出账' });
  // At once: between three clicks of the mouse a busy machine may let the 500 ms pass.
  await submit.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  await expect(billingDialog(page)).toBeVisible();
  await expect(billingDialog(page).getByText(/^[\d,]+\.\d\d元$/)).toBeVisible();
  await expect(billingDialog(page).getByText('全公司')).toBeVisible();
  expect(await orders(sim)).toEqual([expect.objectContaining({ companyAllOrderBill: true })]);
  await billingDialog(page).getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByText('出账中')).toBeVisible();
});

test('the current account alone orders with the flag false; a lost answer is asked after, not ordered again [quickbill-company-flag]', async ({
  page,
  sim,
}) => {
  await sim.open('baseline', HOME);
  await sim.addFault({ on: 'gateway.orderQuickBill', answer: { drop: 'answer' } });
  await entry(page).click();
  await confirmDialog(page).getByRole('button', { name: '确认出账' }).click();
  await expect(billingDialog(page).getByText('当前母账号')).toBeVisible();
  await expect(confirmDialog(page)).toBeHidden();
  // The browser itself may send again over a connection that broke; the provider takes one.
  const sent = await orders(sim);
  expect(sent).not.toEqual([]);
  for (const order of sent) expect(order).toMatchObject({ companyAllOrderBill: false });
});

test('a child sees its own amount and no scope [quickbill-child-own]', async ({ page, sim }) => {
  await sim.open('child-account', HOME);
  await entry(page).click();
  await expect(confirmDialog(page).getByText('当前账号未出账金额')).toBeVisible();
  await expect(confirmDialog(page).getByText('17,372.60元')).toBeVisible();
  await expect(confirmDialog(page).getByRole('radio')).toHaveCount(0);
});

test('outside the hours the provider refuses, and its message is shown', async ({ page, sim }) => {
  await sim.open('quick-bill-closed', HOME);
  await entry(page).click();
  await confirmDialog(page).getByRole('button', { name: '确认出账' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('6:00-23:00');
  await sim.settled();
  await expect(confirmDialog(page)).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
});

test('an answer without amount closes the dialog [quickbill-missing-amount]', async ({ page, sim }) => {
  await sim.open('baseline', HOME);
  const data = { companyBillAmount: 0, currentUserBillAmount: 0, status: 'none' };
  await sim.addFault({
    on: 'gateway.orderQuickBill',
    answer: { body: JSON.stringify({ resultCode: '0', resultData: { code: '0000', msg: '成功', data } }) },
  });
  await entry(page).click();
  await confirmDialog(page).getByRole('button', { name: '确认出账' }).click();
  await expect(confirmDialog(page)).toHaveCount(0);
  await sim.settled();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
});
