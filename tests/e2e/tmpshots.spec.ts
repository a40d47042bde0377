import { test } from '../support/sim.ts';
test.setTimeout(240_000);
const pages = [
  ['bills', 'baseline', '/company/billListNew'],
  ['settled', 'baseline', '/company/billListNew?tabName=settled'],
  ['orders', 'baseline', '/company/orderManage'],
  ['records', 'baseline', '/company/payRecord'],
  ['accounts', 'baseline', '/company/accountManage'],
  ['quota', 'baseline', '/company/quotaManage'],
] as const;
for (const [width, height] of [
  [375, 667],
  [1440, 900],
] as const)
  test(`shots ${String(width)}`, async ({ page, sim }) => {
    await page.setViewportSize({ width, height });
    for (const [name, scenario, path] of pages) {
      await sim.open(scenario, path);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/input-shots/${name}-${String(width)}.png`, fullPage: true });
      const top = await page.evaluate(() => {
        const row = document.querySelector('main ul[aria-label] > li, main tbody tr');
        return row ? Math.round(row.getBoundingClientRect().top + scrollY) : -1;
      });
      console.log('TOP', name, width, top);
    }
  });
