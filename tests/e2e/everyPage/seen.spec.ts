/** Tests that contents are visible: not covered, not cut off, with enough contrast. docs/design/look.md */
import type { Locator, Page } from '@playwright/test';
import { drawnContrast } from '../../support/contrast.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from './whole.ts';

const OVERDUE = 'ZD202610260030';

/** Expects that nothing covers the elements after scrolling to them. Retried until the page has its new width. */
async function expectUncovered(part: Locator): Promise<void> {
  await expect(part.first()).toBeVisible();
  await expect.poll(() => part.filter({ visible: true }).evaluateAll(coveredOf)).toEqual([]);
}

/** Returns the texts of elements that something else covers at one of three points. */
const coveredOf = (all: readonly Element[]): string[] =>
  all
    .filter((thing) => {
      thing.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((share) => {
        const at = document.elementFromPoint(left + width * share, top + height / 2);
        return at === null || !(thing.contains(at) || at.contains(thing));
      });
    })
    .map((thing) => thing.textContent);

/** Returns whether nothing covers the middle of an element. */
const isUncovered = (thing: Element): boolean => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Returns the pairs of texts in a chart that overlap. A chart with hardly any texts is reported too. */
const overlaidOf = (pictures: readonly Element[]): string[] => {
  const drawn = pictures.flatMap((picture) => {
    const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    const found: { text: string; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width > 0) found.push({ text: String(range), box });
    }
    return found;
  });
  if (drawn.length < 12) return [`only ${drawn.length} figures`];
  return drawn.flatMap(({ text, box }, index) =>
    drawn
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      .map((other) => `${text} over ${other.text}`),
  );
};

/** Returns the pairs of successive controls where Tab moves up the page. A page with hardly any controls is reported too. */
const backwardsOf = (main: Element): string[] => {
  const stops = [...main.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0)
    .map((stop) => ({ name: stop.ariaLabel ?? stop.textContent, box: stop.getBoundingClientRect() }));
  if (stops.length < 20) return [`only ${stops.length} controls`];
  return stops.flatMap(({ name, box }, index) => {
    const before = stops[index - 1];
    return before && box.bottom < before.box.top ? [`${before.name} to ${name}`] : [];
  });
};

/** Contrast that WCAG demands of graphics at least. */
const GRAPHICS_CONTRAST = 3;

const WIDTHS = [1440, 1280, 1024, 720, 375] as const;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test(
  'shows warning and amount of an overdue bill and the chart of home, and Tab goes down a phone page',
  { tag: ['@mend-danger-seen', '@mend-not-covered'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', `/company/billDetailNew?billNo=${OVERDUE}`);
    await test.step('the icon of the warning has enough contrast', async () => {
      const icon = page.getByText('本账单已逾期4天').locator('xpath=preceding-sibling::*[1]');
      expect(await drawnContrast(icon)).toBeGreaterThan(GRAPHICS_CONTRAST);
    });
    await test.step('nothing covers the amount to repay', async () => {
      await page.getByRole('main').getByRole('link', { name: '还款', exact: true }).click();
      const owed = page.getByRole('table', { name: '还款账单' }).locator('tbody td').last();
      await expect(owed).toHaveText('24,398.70');
      // On a phone the bills are a list instead of a table.
      for (const width of WIDTHS.filter((at) => at >= 600)) {
        await resize(page, width);
        await expectUncovered(owed);
      }
    });
    await test.step('the icon of the overdue bill on home has enough contrast', async () => {
      await resize(page, 1440);
      await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '首页' }).click();
      const late = page.getByRole('region', { name: '近期应还' }).locator('li').first();
      await expect(late).toContainText('逾期');
      expect(await drawnContrast(late.locator('svg'))).toBeGreaterThan(GRAPHICS_CONTRAST);
    });
    await test.step('the bars and figures of six months do not overlap', async () => {
      const pictures = page
        .getByRole('region', { name: '近6个月出账与还款' })
        .locator('[aria-hidden="true"]');
      for (const width of WIDTHS) {
        await resize(page, width);
        await expect.poll(() => pictures.evaluateAll(overlaidOf), `${width} px`).toEqual([]);
      }
    });
    await test.step('on a phone Tab goes down the page', async () => {
      await resize(page, 375);
      await expect(page.getByRole('region', { name: '推荐活动' })).toBeVisible();
      expect(await page.getByRole('main').evaluate(backwardsOf)).toEqual([]);
    });
  },
);

test(
  'keeps the table head, the tabs and the repay button of thirty bills in view',
  { tag: ['@mend-sticky-head', '@mend-not-covered'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/billListNew?size=30');
    const table = page.getByRole('table', { name: '账单列表' });
    const rows = table.locator('tbody tr');
    const repay = page
      .getByRole('region', { name: '已选账单' })
      .getByRole('link', { name: '还款', exact: true });
    await expect(rows).toHaveCount(30);
    for (const [width, why] of [
      [1440, 'the page scrolls'],
      [1024, 'the table scrolls in its box'],
    ] as const) {
      await test.step(`${width} px: ${why}`, async () => {
        await resize(page, width);
        await rows.nth(26).scrollIntoViewIfNeeded();
        await expect(table.getByRole('columnheader', { name: '账单编号' })).toBeInViewport();
        await expectUncovered(table.getByRole('columnheader', { name: '账单编号' }));
      });
    }
    await test.step('a focused element is not covered by the sticky column', async () => {
      const sort = table.getByRole('button', { name: '应还金额' });
      expect(await sort.evaluate(isUncovered)).toBe(false);
      await table.getByRole('button', { name: '已还金额' }).focus();
      await page.keyboard.press('Tab');
      await expect(sort).toBeFocused();
      expect(await sort.evaluate(isUncovered)).toBe(true);
    });
    await page
      .getByRole('checkbox', { name: /^选择账单/ })
      .first()
      .check();
    for (const width of WIDTHS) {
      await test.step(`${width} px: every tab, the actions of the rows, 还款 of the chosen`, async () => {
        await resize(page, width);
        await expectUncovered(page.getByRole('tab'));
        await expectUncovered(page.getByRole('link', { name: /^详情：/ }).filter({ visible: true }));
        await expectUncovered(repay);
      });
    }
  },
);

test(
  'shows 详情 of the records at every width, and the amount in their drawer at two widths',
  { tag: ['@mend-not-covered'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/payRecord');
    const details = page.getByRole('button', { name: /的详情$/ });
    const paid = page.getByRole('dialog').getByRole('table', { name: '还款明细' }).locator('tbody td').last();
    for (const width of WIDTHS) {
      await resize(page, width);
      await expectUncovered(details);
    }
    await resize(page, 1440);
    await details.first().click();
    await expect(paid).toHaveText('24,350.00');
    for (const width of [1440, 720]) {
      await resize(page, width);
      await expectUncovered(paid);
    }
  },
);

test(
  'moves the focus to the heading of each new page, and back to the button after a dialog',
  { tag: ['@mend-focus', '@out-heading-frame'] },
  async ({ page, sim }) => {
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
    await sim.open('baseline', '/company/billListNew');
    for (const [entry, title] of [
      ['还款记录', '还款记录'],
      ['订单管理', '订单管理'],
      ['账单还款', '账单还款'],
    ] as const) {
      await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: entry }).click();
      await expect(heading(title)).toBeFocused();
    }
    // Even after a key press the heading has no focus ring; the next Tab stop has one.
    const repay = page.getByRole('link', { name: /^还款：/ }).first();
    await repay.focus();
    await page.keyboard.press('Enter');
    await expect(heading('还款')).toBeFocused();
    await expect(heading('还款')).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const box = focused.closest('label, .MuiFormControl-root') ?? focused;
        return [focused, box].some((element) => getComputedStyle(element).outlineStyle === 'solid');
      }),
      'the focus frame is on the next element',
    ).toBe(true);
    const submit = page.getByRole('button', { name: '确认还款' });
    await submit.click();
    await expect(page.getByRole('dialog', { name: '确认还款' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(submit).toBeFocused();
    // If a dialog leads to another page, the focus moves to the heading of that page.
    await submit.click();
    await page.getByRole('dialog', { name: '确认还款' }).getByRole('button', { name: '确认付款' }).click();
    await expect(page).toHaveURL(/repayCom\/result/);
    await expect(heading('还款结果')).toBeFocused();
  },
);

test(
  'shows a notice on a slow connection, and later the page',
  { tag: ['@mend-slow-words'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/quotaManage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.clearBrowserCache');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/front/company/payRecord', { waitUntil: 'commit' });
    await expect(page.getByText('网络较慢，页面正在加载，请稍候')).toBeVisible();
    await expect(page.getByRole('table', { name: '还款记录' })).toBeVisible();
    await expectWhole(page.getByRole('main'), 'payRecords');
    await expect(page.getByText('网络较慢，页面正在加载，请稍候')).toHaveCount(0);
    await line.detach();
  },
);
