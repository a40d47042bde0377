import type { Locator, Page } from '@playwright/test';
import {
  apply,
  applyButton,
  INCREASE,
  picture,
  sendCode,
  smsButton,
  upload,
  withoutGuide,
} from '../../support/increasing.ts';
import { expect, test, type Sim } from '../../support/sim.ts';

/** Whatever is lost, reloaded or shown twice: an application happens once, and nobody is told P060004 for their own. */
const UNDER_REVIEW = '您有提额申请正在审核，请耐心等待';

const result = (page: Page): Locator => page.getByRole('status').filter({ hasText: '申请详情' });

/** Clicks until an answer comes: each click loses one of the seven, or more where the browser sends again by itself. */
async function applyUntilTold(page: Page): Promise<void> {
  for (let attempt = 1; attempt <= 8 && !(await result(page).isVisible()); attempt += 1) {
    await apply(page);
    await expect(applyButton(page).and(page.locator(':enabled')).or(result(page))).toBeVisible();
  }
}

/** However often it was sent: always under one key, and one application came of it. */
async function once(page: Page, sim: Sim): Promise<void> {
  const sent = (await sim.log()).filter(({ operationId }) => operationId === 'applyIncrease');
  const keys = sent.map(({ request }) => (request as { idempotencyKey: string }).idempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expect(page.getByText(UNDER_REVIEW)).toHaveCount(0);
  const applyNo = await result(page)
    .getByText(/^TE\d+$/)
    .first()
    .innerText();
  await result(page).getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('table', { name: '提额记录' });
  await expect(records.getByRole('row').nth(1)).toContainText(applyNo);
  await expect(records.getByRole('row', { name: /2026-11-12/ })).toHaveCount(1);
}

test.beforeEach(({ page }) => withoutGuide(page));

test('the answer is lost: sent again, with the same code, it is the same application', async ({
  page,
  sim,
}) => {
  await sim.open('increase-answer-lost', INCREASE);
  await sendCode(page);
  await applyUntilTold(page);
  await expect(result(page).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  await once(page, sim);
});

test('the answer is lost and the page reloaded: with its papers as they were, it is the same application', async ({
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
  // A minute that passes while the page still asks for its data would be the data's time limit too.
  await expect(smsButton(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await page.getByRole('radio', { name: /上传资料提额/ }).check();
  await expect(page.getByText('执照.png')).toBeVisible();
  await expect(page.getByText('发票.png')).toBeVisible();
  await sendCode(page);
  await applyUntilTold(page);
  await expect(result(page).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  await once(page, sim);
});

test('in a second tab that stood open it is the same application, and the next one is another', async ({
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
  await applyUntilTold(page);
  await sim.setClock({ advance: 'PT61S' });
  await sendCode(other);
  await applyUntilTold(other);
  await expect(result(other).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
  await once(other, sim);
  await sim.setClock({ advance: 'PT61S' });
  await other.goto(`/front${INCREASE}`);
  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await sendCode(other);
  await apply(other);
  await expect(result(other).getByRole('heading', { name: '提额申请已提交' })).toBeVisible();
});
