/** Tests the card 'first steps' on a newcomer's home. */
import type { Page } from '@playwright/test';
import { HOME } from '../../support/home.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';

/** Budget of layout shifts (docs/design/budgets.md). */
const MOST_SHIFT = 0.02;

/** Returns the sum of the page's layout shifts so far. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer does not call back if nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test(
  'shows a newcomer the next steps without layout shifts, to be folded or hidden for good',
  { tag: '@far-first-steps' },
  async ({ page, sim }) => {
    await sim.open('first-days', HOME);
    const card = region(page, '新手任务');
    await expect(card.getByText('0/6', { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(6);
    await expect(card.getByRole('link', { name: '去完善' })).toHaveAttribute('href', /\/companyInfo$/);
    await sim.settled();
    expect(await shifted(page)).toBeLessThanOrEqual(MOST_SHIFT);

    await card.getByRole('button', { name: '收起新手任务' }).click();
    await expect(card.getByText('下一步：完善企业信息')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await expect(card.getByRole('button', { name: '展开新手任务' })).toBeVisible();
    await sim.settled();
    expect(await shifted(page)).toBeLessThanOrEqual(MOST_SHIFT);

    await card.getByRole('button', { name: '不再显示' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '不再显示' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await sim.settled();
    await expect(card).toHaveCount(0);
  },
);

test(
  'shows one line on a phone, and the other steps on demand',
  { tag: '@far-first-steps' },
  async ({ page, sim }) => {
    await page.setViewportSize(PHONE);
    await sim.open('first-days-half', HOME);
    const card = region(page, '新手任务');
    await expect(card.getByText('下一步：完善企业信息')).toBeVisible();
    await fits(page);
    await card.getByRole('button', { name: '展开新手任务' }).press('Enter');
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await fits(page);
    await card.getByRole('link', { name: '去签署' }).click();
    await expect(page).toHaveURL(/\/company\/serviceContract$/);
  },
);
