/** Tests folded filters: on a phone they are folded at first, on a desktop the last state is kept. */
import { expect, test } from '../../support/sim.ts';
import { WIDE } from '../../support/widths.ts';

/** A phone with little height, where long filters would push the list out of sight. */
const LOW_PHONE = { width: 375, height: 667 };

const lists = [
  ['baseline', '/company/billListNew'],
  ['baseline', '/company/orderManage'],
  ['baseline', '/company/payRecord'],
  ['baseline', '/company/accountManage'],
  ['refund-states', '/fenxiao/refundList?productCode=12012'],
] as const;

for (const [scenario, path] of lists)
  test(
    `shows the first list entry on a phone without scrolling, below folded filters: ${path}`,
    { tag: ['@out-filters-folded'] },
    async ({ page, sim }) => {
      await page.setViewportSize(LOW_PHONE);
      await sim.open(scenario, path);
      const unfold = page.getByRole('button', { name: '筛选', exact: true });
      const first = page.getByRole('main').locator('ul[aria-label] > li').first();
      await expect(first).toBeVisible();
      await expect(unfold).toBeVisible();
      await expect(page.getByRole('search', { name: '筛选条件' })).toHaveCount(0);
      const top = await first.evaluate((row) => row.getBoundingClientRect().top + scrollY);
      expect(top).toBeLessThan(LOW_PHONE.height);
      await unfold.click();
      await expect(page.getByRole('search', { name: '筛选条件' })).toBeFocused();
      await page.getByRole('button', { name: '收起筛选' }).click();
      await expect(unfold).toBeFocused();
    },
  );

test(
  'shows the number of set filters while they are folded, and remembers whether they are',
  { tag: ['@out-filters-folded'] },
  async ({ page, sim }) => {
    await page.setViewportSize(WIDE);
    await sim.open('baseline', '/company/billListNew?cycle=5106&days=90');
    await page.getByRole('button', { name: '收起筛选' }).click();
    await expect(page.getByRole('button', { name: '筛选（已设2项）' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '筛选（已设2项）' })).toBeVisible();
    await page.getByRole('button', { name: '清空筛选' }).click();
    await expect(page.getByRole('button', { name: '筛选', exact: true })).toBeVisible();
  },
);
