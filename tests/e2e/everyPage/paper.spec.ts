/** Tests printed pages by the text of the PDF. docs/design/portal.md "On paper and on phones" */
import type { Locator, Page } from '@playwright/test';
import { print, textsOf, type Orientation, type Print } from '../../support/sheets.ts';
import { expect, test } from '../../support/sim.ts';

const ORIENTATIONS: readonly Orientation[] = ['portrait', 'landscape'];

/** Prints the page in portrait and landscape, and expects all texts of a part without cuts, and no blank sheet in portrait. */
async function expectPrintedWhole(page: Page, part: Locator): Promise<readonly Print[]> {
  // The print layout is ready after this line.
  await expect(page.getByText(/^打印日期/)).toHaveCount(1);
  const texts = await textsOf(part);
  expect(texts.length).toBeGreaterThan(10);
  const prints: Print[] = [];
  for (const orientation of ORIENTATIONS) {
    const printed = await print(page, orientation);
    expect(printed.cut, orientation).toEqual([]);
    // On the low sheets of landscape a short card may stand alone before a tall one.
    if (orientation === 'portrait') expect(printed.wasted).toEqual([]);
    expect(
      texts.filter((text) => !printed.text.includes(text)),
      orientation,
    ).toEqual([]);
    prints.push(printed);
  }
  return prints;
}

/** Prints a document and expects all its texts, and its title, number, day and check code on the first sheet. */
async function expectIdentity(page: Page, paper: Locator, identity: readonly (string | RegExp)[]) {
  for (const { sheets, text } of await expectPrintedWhole(page, paper)) {
    for (const fact of identity) expect(sheets[0]).toMatch(fact);
    // Only the document, without the page behind it.
    expect(text).not.toContain('还款记录');
  }
}

const code = /校验码[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const paper = (page: Page) => page.getByRole('article');

test(
  'prints records, bills and orders, a receipt and a statement on A4',
  { tag: ['@mend-paper-width', '@mend-paper-identity'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/payRecord');
    const main = page.getByRole('main');
    const records = page.getByRole('table', { name: '还款记录' });
    await test.step('the printed list has title, company, day, page and all columns but the actions', async () => {
      await expect(records.getByText('还款成功').first()).toBeVisible();
      for (const { sheets, text } of await expectPrintedWhole(page, main)) {
        expect(sheets[0]).toContain('还款记录');
        expect(sheets[0]).toMatch(/杭州禾川工业设备有限公司.*打印日期：2026-11-12/);
        sheets.forEach((sheet, index) => expect(sheet).toMatch(`${index + 1}/${sheets.length}`));
        expect(text).toMatch(/共\d+条，第1\/\d+页/);
        for (const word of ['详情', '查询', '功能菜单', '下载', '隐私']) expect(text).not.toContain(word);
      }
    });
    await test.step('the receipt', async () => {
      await records
        .getByRole('button', { name: /的电子回单$/ })
        .first()
        .click();
      await expect(paper(page).getByText('金额大写')).toBeVisible();
      await expectIdentity(page, paper(page), [/还款电子回单回单编号HD\d+/, /开具时间2026-11-12/, code]);
      await page.keyboard.press('Escape');
      await expect(paper(page)).toHaveCount(0);
    });
    await test.step('the statement', async () => {
      await page.getByRole('button', { name: '月度对账单' }).click();
      await expect(paper(page).getByText('期末应还大写')).toBeVisible();
      await expectIdentity(page, paper(page), [
        '2026年10月对账单对账单编号DZ202610',
        /生成时间2026-11-01/,
        code,
      ]);
      await page.keyboard.press('Escape');
      await expect(paper(page)).toHaveCount(0);
    });
    for (const [entry, caption, lastTotal] of [
      ['账单还款', '账单列表', /退款冲减（元）120\.00应还金额（元）[\d,.]+/],
      ['订单管理', '订单管理', /合计（\d+笔）/],
    ] as const) {
      await test.step(entry, async () => {
        await page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: entry }).click();
        await expect(page.getByRole('table', { name: caption }).locator('tbody tr').nth(5)).toBeVisible();
        await sim.settled();
        // The first sheet with a total has all totals.
        for (const { sheets } of await expectPrintedWhole(page, main))
          expect(sheets.find((sheet) => /合计（\d+笔）/.test(sheet))).toMatch(lastTotal);
      });
    }
  },
);

test(
  'prints a bill and its transfer slip on A4',
  { tag: ['@mend-paper-width', '@mend-paper-identity'] },
  async ({ page, sim }) => {
    await test.step('the slip', async () => {
      await sim.open('repayment-in-progress', '/company/payRecord');
      await page.getByRole('button', { name: /的转账信息$/ }).click();
      await expect(paper(page).getByText('金额大写')).toBeVisible();
      await expectIdentity(page, paper(page), [/对公转账信息单还款流水号HK\d+/, '开具日期2026-11-12', code]);
      await page.keyboard.press('Escape');
    });
    await test.step('the printed bill has company, day and amount in words', async () => {
      await sim.open('bill-postponed', '/company/billDetailNew?billNo=ZD202610010025');
      await expect(page.getByRole('table', { name: '账单内订单' }).locator('tbody tr')).toHaveCount(2);
      await expect(page.getByRole('list', { name: '还款计划' }).locator('> li')).toHaveCount(6);
      for (const { sheets, text } of await expectPrintedWhole(page, page.getByRole('main'))) {
        expect(sheets[0]).toMatch(/杭州禾川工业设备有限公司.*打印日期：2026-11-12账单详情/);
        for (const word of ['壹拾万叁仟玖佰零叁元肆角捌分', '贷款状态', '完成时间', '原2026-11-25'])
          expect(text).toContain(word);
        // The frame and the controls.
        for (const word of ['退出登录', '额度管理', '北京市', '打印转', '复制'])
          expect(text).not.toContain(word);
      }
    });
  },
);
