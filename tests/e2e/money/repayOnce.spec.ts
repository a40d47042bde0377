/** Tests that a repayment is made once despite repeated clicks, key presses and lost responses. */
import { booksOf } from '../../support/books.ts';
import {
  amountField,
  confirm,
  confirmDialog,
  resultTitle,
  submissions,
  submitButton,
  typePart,
  untilSuccess,
} from '../../support/repaying.ts';
import { expect, test, type Sim } from '../../support/sim.ts';

const OVERDUE = 'ZD202610260030';
const PAGE = `/repayCom?bills=${OVERDUE}`;

const NOT_TAKEN = '网络中断，本次还款未提交，款项未扣除，请重新提交';

/** Expects the same key in all submissions, by the page or by the browser itself. */
async function expectOneKey(sim: Sim): Promise<void> {
  const keys = (await submissions(sim)).map((sent) => sent['idempotencyKey']);
  expect(new Set(keys).size).toBe(1);
}

test('pays once on a double click and on double Enter', async ({ page, sim }) => {
  await sim.open('overdue-bill', PAGE);
  await typePart(page, '500');
  await amountField(page).press('Enter');
  await amountField(page).press('Enter');
  await expect(confirmDialog(page)).toBeVisible();
  await sim.settled();
  // Counts all dialogs: a covered one would have no role.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await confirmDialog(page).getByRole('button', { name: '确认付款' }).dblclick();
  await expect(resultTitle(page, '还款处理中')).toBeVisible();
  await sim.settled();
  expect(await submissions(sim)).toHaveLength(1);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);
});

test('pays once if two tabs send the same repayment', async ({ page, sim, context }) => {
  await sim.open('overdue-bill', PAGE);
  const other = await context.newPage();
  await other.goto(`/front${PAGE}`);
  for (const tab of [page, other]) {
    await submitButton(tab).click();
    await expect(confirmDialog(tab)).toBeVisible();
  }
  for (const tab of [page, other]) {
    await confirmDialog(tab).getByRole('button', { name: '确认付款' }).click();
    await expect(resultTitle(tab, '还款处理中')).toBeVisible();
  }
  const keys = (await submissions(sim)).map((sent) => sent['idempotencyKey']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);
  expect(other.url()).toBe(page.url());
});

test('a second tab with an outdated amount pays nothing and shows the current amount', async ({
  page,
  sim,
  context,
}) => {
  await sim.open('overdue-bill', PAGE);
  const other = await context.newPage();
  await other.goto(`/front${PAGE}`);
  await typePart(other, '600');
  await typePart(page, '500');
  await submitButton(other).click();
  await expect(confirmDialog(other)).toBeVisible();
  await confirm(page);
  await expect(resultTitle(page, '还款处理中')).toBeVisible();
  await confirmDialog(other).getByRole('button', { name: '确认付款' }).click();
  await expect(
    other.getByRole('alert').filter({ hasText: '该账单有还款正在处理，请稍后查看结果' }),
  ).toBeVisible();
  await expect(amountField(other)).toHaveValue('600');
  await untilSuccess(page, sim);
  // The tab shows the earlier amount until a refusal makes it load the current one.
  await submitButton(other).click();
  await expect(
    other.getByRole('alert').filter({ hasText: '应还金额已变更为23,898.70元，请核对后重新提交' }),
  ).toBeVisible();
  await expect(confirmDialog(other)).toBeHidden();
  await expect(amountField(other)).toHaveValue('600');
  await other.getByRole('radio', { name: '全额还款' }).check({ force: true });
  await expect(amountField(other)).toHaveValue('23,898.70');
  await other.getByRole('radio', { name: '部分还款' }).check({ force: true });
  await expect(amountField(other)).toHaveValue('600');
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);
  await confirm(other);
  await expect(resultTitle(other, '还款处理中')).toBeVisible();
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(2);
});

test('shows the true state if the response to a repayment is lost', async ({ page, sim }) => {
  await sim.open('repay-answer-lost', PAGE);
  await confirm(page);
  await expect(resultTitle(page, '还款处理中')).toBeVisible();
  await expectOneKey(sim);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);
  await sim.setClock({ advance: 'PT10S' });
  await expect(resultTitle(page, '还款成功')).toBeVisible();
});

test('a connection lost before the request pays nothing and keeps the typed values', async ({
  page,
  sim,
}) => {
  await sim.open('repay-connection-lost', PAGE);
  await typePart(page, '500.50');
  await confirm(page);
  await expect(page.getByText(NOT_TAKEN)).toBeVisible();
  await expect(amountField(page)).toHaveValue('500.50');
  await expectOneKey(sim);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(0);
});

test('pays once when the page sends again after a broken connection', async ({ page, sim }) => {
  await sim.open('overdue-bill', PAGE);
  await sim.addFault({ on: 'provisional.submitRepay', answer: { drop: 'connection' }, times: 2 });
  const processing = resultTitle(page, '还款处理中');
  // If a kept-alive connection breaks, the browser repeats the request by itself: one or two attempts are lost.
  for (let attempt = 1; attempt <= 3 && !(await processing.isVisible()); attempt += 1) {
    await confirm(page);
    await expect(processing.or(page.getByText(NOT_TAKEN))).toBeVisible();
  }
  await expect(processing).toBeVisible();
  await expectOneKey(sim);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);
});

test('shows an unknown result without any response, and later the true one', async ({ page, sim }) => {
  await sim.open('repay-answer-lost', PAGE);
  await sim.addFault({ on: 'provisional.queryRepayResult', answer: { status: 503 }, times: 2 });
  await confirm(page);
  await expect(page.getByText('还款结果暂时无法查询，请勿重复还款，稍后重新查询')).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: '重试' }).click({ timeout: 1000 });
    await expect(resultTitle(page, '还款处理中')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectOneKey(sim);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);
});
