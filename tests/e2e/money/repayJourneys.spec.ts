/**
 * Tests a repayment in the product family `company` and in another one that the commit selects (`DRAW=all` selects all). Afterwards all
 * pages show the same amounts to the cent.
 */
import type { Page } from '@playwright/test';
import { booksOf, cents } from '../../support/books.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { goTo } from '../../support/goTo.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { amountField, chooseSource, confirm, typePart, untilSuccess } from '../../support/repaying.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';

const BILL = 'ZD202611020032';
const [company, ...others] = [
  {
    name: 'company',
    code: '12003',
    scenario: 'baseline',
    path: '/repayCom',
    home: '/company/index',
    list: '/company/billListNew',
    detail: '/company/billDetailNew',
    records: '/company/payRecord',
  },
  {
    name: 'fenxiao',
    code: '12012',
    scenario: 'wholesale',
    path: '/repayCom',
    home: '/fenxiao/index',
    records: '/fenxiao/payRecord',
  },
  {
    name: 'yipanhuo',
    code: '12017',
    scenario: 'used-goods',
    path: '/repayCom',
    home: '/yipanhuo/index',
    records: '/yipanhuo/payedRecord',
  },
  {
    name: 'factoring',
    code: '12023',
    scenario: 'factoring',
    path: '/JcblRepayCom',
    home: '/baolibiaopin/index',
    list: '/baolibiaopin/billListNew',
    detail: '/baolibiaopin/billDetail',
  },
] as const satisfies readonly Family[];

/** The pages of a family that show a repayment. */
interface Family {
  readonly name: string;
  readonly code: string;
  readonly scenario: string;
  readonly path: string;
  readonly home: string;
  readonly list?: string;
  readonly detail?: string;
  readonly records?: string;
}

/** Repays a part from the overflow account on a phone, up to the receipt. */
async function repayPart(page: Page, sim: Sim, code: string): Promise<void> {
  const books = booksOf(page, code);
  const before = cents(await books.home());
  expect(cents(await books.due())).toBe(before);
  await typePart(page, '5,000.55');
  await chooseSource(page, '溢缴款账户');
  await confirm(page);
  await untilSuccess(page, sim);
  expect(await books.bill(BILL)).toMatchObject({ owed: 27_617.85, repaid: 5000.55 });
  expect(before - cents(await books.home())).toBe(500_055);
  expect(cents(await books.due())).toBe(cents(await books.home()));
  await fits(page);
  await page.getByRole('button', { name: '查看电子回单' }).click();
  const receipt = page.getByRole('article', { name: '还款电子回单' });
  await expect(receipt).toBeVisible();
  await fits(page);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
}

/** Expects the remaining debt and both repayments on all pages: 269,548.52 was due, and 32,618.40 of it is repaid. */
async function expectSameOnAllPages(
  page: Page,
  { code, home, list, detail, records }: Family,
): Promise<void> {
  const open = (path: string, query = '') => goTo(page, `${path}?productCode=${code}${query}`);
  for (const path of [home, list])
    if (path !== undefined) {
      await open(path);
      await expect(page.getByText('236,930.12').filter({ visible: true }).first()).toBeVisible();
    }
  if (detail !== undefined) {
    await open(detail, `&billNo=${BILL}`);
    const amounts = page.getByRole('region', { name: '账单金额' });
    for (const text of ['32,618.40', '-32,538.40', '-80.00'])
      await expect(amounts.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('table', { name: '还款记录' }).locator('tbody tr')).toHaveCount(2);
  }
  if (records === undefined) return;
  await open(records);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: '27,537.85' }).filter({ hasText: '还款成功' })).toHaveCount(1);
  await expect(rows.filter({ hasText: '5,000.55' }).filter({ hasText: '还款成功' })).toHaveCount(1);
}

for (const family of [company, ...drawnByCommit(others, others.length)]) {
  const { name, code, scenario, path } = family;
  test(`repays a part on a phone, then the rest, with the same amounts on all pages: ${name}`, async ({
    page,
    sim,
  }) => {
    const books = booksOf(page, code);
    await page.setViewportSize(PHONE);
    await sim.open(scenario, `${path}?bills=${BILL}&productCode=${code}`);
    await expect(page.getByRole('list', { name: '还款账单' }).getByRole('listitem')).toHaveCount(1);
    await fits(page);
    await expect(amountField(page)).toHaveValue('32,618.40');
    const before = cents(await books.home());
    await repayPart(page, sim, code);
    await page.setViewportSize(WIDE);

    await goTo(page, `${path}?bills=${BILL}&productCode=${code}`);
    await expect(amountField(page)).toHaveValue('27,617.85');
    await page.getByRole('radio', { name: '80元还款券' }).check();
    await chooseSource(page, '对公转账');
    await confirm(page);
    await expect(page.getByText('请按下方信息转账')).toBeVisible();
    await sim.setClock({ advance: 'PT31M' });
    await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible();

    expect(await books.bill(BILL)).toMatchObject({
      owed: 0,
      discounted: 80,
      repaid: 32_538.4,
      billStatus: '5004',
    });
    expect(before - cents(await books.home())).toBe(3_261_840);
    expect(cents(await books.due())).toBe(cents(await books.home()));
    const repayments = await books.repayments(BILL);
    expect(repayments.map(({ amount, payAmount, status }) => ({ amount, payAmount, status }))).toEqual([
      { amount: 27_617.85, payAmount: 27_537.85, status: '01' },
      { amount: 5000.55, payAmount: 5000.55, status: '01' },
    ]);
    await expectSameOnAllPages(page, family);
  });
}
