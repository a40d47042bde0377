/**
 * Tests that an application is made once despite lost responses, reloads and a second tab. The user's own application must not be
 * refused with P060004 (another one is under review).
 */
import type { Locator, Page } from '@playwright/test';
import {
  apply,
  applyButton,
  INCREASE,
  sendCode,
  smsButton,
  upload,
  withoutGuide,
} from '../../support/increasing.ts';
import { picture } from '../../support/opening.ts';
import { expect, test, type Sim } from '../../support/sim.ts';

const UNDER_REVIEW = '您有提额申请正在审核，请耐心等待';

const result = (page: Page): Locator => page.getByRole('status').filter({ hasText: '申请详情' });

/** Applies until a response arrives. Each attempt uses one of seven lost responses, or more if the browser resends. */
async function applyUntilAnswered(page: Page): Promise<void> {
  for (let attempt = 1; attempt <= 8 && !(await result(page).isVisible()); attempt += 1) {
    await apply(page);
    await expect(applyButton(page).and(page.locator(':enabled')).or(result(page))).toBeVisible();
  }
}

const shownNumber = (page: Page): Promise<string> =>
  result(page)
    .getByText(/^TE\d+$/)
    .first()
    .innerText();

/** Expects the same key in all submissions, and one resulting application. @returns its number */
async function expectOneApplication(page: Page, sim: Sim): Promise<string> {
  const sent = (await sim.log()).filter(({ operationId }) => operationId === 'applyIncrease');
  const keys = sent.map(({ request }) => (request as { idempotencyKey: string }).idempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expect(page.getByText(UNDER_REVIEW)).toHaveCount(0);
  const applyNo = await shownNumber(page);
  await result(page).getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('table', { name: '提额记录' });
  await expect(records.getByRole('row').nth(1)).toContainText(applyNo);
  await expect(records.getByRole('row', { name: /2026-11-12/ })).toHaveCount(1);
  return applyNo;
}

test.beforeEach(({ page }) => withoutGuide(page));

test('sends the same application again with the same code after a lost response', async ({ page, sim }) => {
  await sim.open('increase-answer-lost', INCREASE);
  await sendCode(page);
  await applyUntilAnswered(page);
  await expect(result(page).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  await expectOneApplication(page, sim);
});

test('sends the same application with the same files again after a lost response and a reload', async ({
  page,
  sim,
}) => {
  await page.clock.install();
  await sim.open('increase-answer-lost', INCREASE);
  await page.getByRole('radio', { name: /上传资料提额/ }).check();
  await upload(page, '营业执照', picture('执照.png'));
  await upload(page, '增值税发票', picture('发票.png'));
  await sendCode(page);
  await apply(page);
  await expect(applyButton(page)).toBeEnabled();
  await sim.setClock({ advance: 'PT61S' });
  await page.reload();
  // Waits until the page has its data: advancing the clock by a minute would let open requests time out.
  await expect(smsButton(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await page.getByRole('radio', { name: /上传资料提额/ }).check();
  await expect(page.getByText('执照.png')).toBeVisible();
  await expect(page.getByText('发票.png')).toBeVisible();
  await sendCode(page);
  await applyUntilAnswered(page);
  await expect(result(page).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  await expectOneApplication(page, sim);
});

test('a second open tab sends the same application, and a later page can apply again', async ({
  page,
  sim,
  context,
}) => {
  await sim.open('increase-answer-lost', INCREASE);
  await expect(applyButton(page)).toBeVisible();
  const other = await context.newPage();
  await withoutGuide(other);
  await other.goto(`/front${INCREASE}`);
  await expect(applyButton(other)).toBeVisible();
  await sendCode(page);
  await applyUntilAnswered(page);
  await sim.setClock({ advance: 'PT61S' });
  await sendCode(other);
  await applyUntilAnswered(other);
  await expect(result(other).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  const first = await expectOneApplication(other, sim);
  // A minute later the application is decided. The tab's storage has the wait for the next code, by the browser's own clock.
  await sim.setClock({ advance: 'PT61S' });
  await other.goto(`/front${INCREASE}`);
  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await sendCode(other);
  await apply(other);
  await expect(result(other).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  expect(await shownNumber(other)).not.toBe(first);
});
