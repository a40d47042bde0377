/** Tests the console: the world inspector, whose changes the portal shows, the clock and the search of the log. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

async function patch(page: Page, text: string): Promise<void> {
  await page.getByText('修改世界', { exact: true }).click();
  await page.getByLabel(/^合并补丁/).fill(text);
  await page.getByRole('button', { name: '应用' }).click();
}

// Without the fixture `sim`: it fails on console errors, and the browser logs the HTTP 400 of a refused patch as one.
test.beforeEach(async ({ page }) => {
  await page.request.post('/_sim/api/session', { data: { scenarios: ['baseline'] } });
  await page.goto('/_sim#world');
});

test(
  'names the place of an invalid value and shows a patch in the portal',
  { tag: ['@qa-world-edit'] },
  async ({ page }) => {
    await patch(page, '{ "quota": { "fixed": "很多" } }');
    await expect(page.getByRole('alert').filter({ hasText: '/quota/fixed' })).toContainText('应为整数');
    for (const [text, place] of [
      ['{ "quotas": {} }', '/quotas'],
      ['{ "quota": { "fixed": -5 } }', '/quota/fixed'],
      ['{ "quota": { "quotaStatus": "zzz" } }', '/quota/quotaStatus'],
    ] as const) {
      await page.getByLabel(/^合并补丁/).fill(text);
      await page.getByRole('button', { name: '应用' }).click();
      await expect(page.getByRole('alert').getByText(place, { exact: true })).toBeVisible();
    }
    await page.getByLabel(/^合并补丁/).fill('{ quota');
    await page.getByRole('button', { name: '应用' }).click();
    await expect(page.getByText('补丁不是合法的 JSON')).toBeVisible();

    await test.step('the portal shows an accepted patch', async () => {
      await page.getByLabel(/^合并补丁/).fill('{ "company": { "name": "改过名的公司" } }');
      await page.getByRole('button', { name: '应用' }).click();
      await expect(page.getByText('世界已修改')).toBeVisible();
      await page
        .locator('summary')
        .filter({ hasText: /^company(?!Changes)/ })
        .click();
      await expect(page.getByText('改过名的公司').last()).toBeVisible();
      await patchQuota(page);
      await page.goto('/front/company/index?productCode=12003');
      await expect(page.getByText('您的额度已冻结', { exact: true })).toBeVisible();
      // Everything else stays the same.
      await expectWhole(page.getByRole('main'), 'home.patched');
    });
  },
);

test('keeps the panel in its place while the session loads', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/_sim/api/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  const head = page.getByRole('region', { name: '当前会话', exact: true });
  await expect(head).toHaveAttribute('aria-busy', 'true');
  /** The place of the panel's first control on a wide screen and on a phone. */
  const places = async () => {
    const edit = page.getByText('修改世界', { exact: true });
    const found = [];
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      found.push(await edit.boundingBox());
    }
    return found;
  };
  const before = await places();
  answer(undefined);
  await expect(head).toHaveAttribute('aria-busy', 'false');
  expect(await places()).toEqual(before);
});

/** Freezes the quota by hand, as the scenario frozen-quota does. */
async function patchQuota(page: Page): Promise<void> {
  await page.getByLabel(/^合并补丁/).fill('{ "quota": { "quotaStatus": "10" } }');
  await page.getByRole('button', { name: '应用' }).click();
  await expect(page.getByLabel(/^合并补丁/)).toHaveValue('');
}

test('keeps the text of a refused patch, sets the clock and searches the log', async ({ page }) => {
  await patch(page, '{ "loans": [] }');
  const refusal = page.getByRole('alert').filter({ hasText: '违反规律' });
  await expect(refusal).toContainText('bill-is-its-items');
  await expect(page.getByLabel(/^合并补丁/)).toHaveValue('{ "loans": [] }');
  // The world still has its loans.
  await page
    .locator('summary')
    .filter({ hasText: /^loans/ })
    .click();
  await expect(page.locator('summary').filter({ hasText: /^loans \[\d+\]/ })).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'loans [0]' })).toHaveCount(0);

  await test.step('the clock goes to the next due day, and from there to the first day overdue', async () => {
    const session = page.getByRole('region', { name: '当前会话' });
    await session.getByRole('button', { name: '到还款日 11-15' }).click();
    await expect(session.getByText('2026-11-15 10:00:00')).toBeVisible();
    await session.getByRole('button', { name: '到逾期' }).click();
    await expect(session.getByText('2026-11-16 10:00:00')).toBeVisible();
  });

  await test.step('sets the clock to a typed time; an invalid time shows an error and stays in the field', async () => {
    const session = page.getByRole('region', { name: '当前会话' });
    await session.getByLabel('定位到日期').fill('2026/11/18');
    await session.getByLabel('定位到时刻').fill('25:00');
    await session.getByRole('button', { name: '定位', exact: true }).click();
    await expect(session.getByRole('alert')).toHaveText('请写成2026-11-12和10:00这样的日期与时刻');
    await expect(session.getByLabel('定位到时刻')).toHaveValue('25:00');
    await session.getByLabel('定位到时刻').fill('9:30');
    await session.getByRole('button', { name: '定位', exact: true }).click();
    await expect(session.getByText('2026-11-18 09:30:00')).toBeVisible();
  });

  await test.step('the log is searched by the number that the portal shows with a failure', async () => {
    await page.getByRole('tab', { name: '请求日志' }).click();
    const answer = await page.request.get('/api/v1/home/userDataV2?productCode=12003');
    const requestId = answer.headers()['x-request-id'] ?? '';
    expect(requestId).toMatch(/./);
    await page.getByRole('searchbox', { name: '搜索请求' }).fill(requestId);
    await expect(page.getByText('1 条', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '展开' }).click();
    await expect(page.getByText(`请求编号 ${requestId}`)).toBeVisible();
  });
});
