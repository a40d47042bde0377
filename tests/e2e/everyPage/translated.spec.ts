/**
 * Tests the money pages with a browser translator, which wraps all texts in <font> elements. The commit selects half of the pages
 * (`DRAW=all` selects all).
 */
import type { Page } from '@playwright/test';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { typePart } from '../../support/repaying.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { textOf, translatePages } from '../../support/translated.ts';

const BILL = 'ZD202611020032';
const REPAY = `/repayCom?bills=${BILL}`;

const moneyPages = [
  '/company/index',
  '/company/billListNew',
  '/company/billListNew?tabName=allBill',
  '/company/billListNew?tabName=settled',
  '/company/billListNew?tabName=unbilled',
  `/company/billDetailNew?billNo=${BILL}`,
  '/repayCom',
  '/billStaging?billNo=ZD202611010031',
  '/company/orderManage',
  '/company/payRecord',
  '/company/clearTypeManage',
  '/company/accountManage',
  '/company/myCoupons',
  '/quotaManage',
  '/invoiceQuotaNew',
  '/vas/vasIntro',
  '/vas/account',
  '/vas/claimRecord',
  '/vas/vasClaim',
  '/vas/withdrawal/apply',
  '/yjf/bankCardAccountList',
];

const selected = drawnByCommit(moneyPages, 2);

/** Visits of the selected pages, then steps on the repayment page that change figures in place. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ...[...selected, REPAY].map((path) => [path, (page: Page) => goTo(page, path)] as const),
  ...['20000', '12345.67', '19999.99'].map(
    (amount) => [`part ${amount}`, (page: Page) => typePart(page, amount)] as const,
  ),
  ['whole', (page) => page.getByRole('radio', { name: '全额还款' }).check({ force: true })],
  ['back to the list', (page) => goTo(page, '/company/billListNew')],
];

/** Returns the texts after each step on an untranslated page, by the name of the step. */
async function plainTour(page: Page, sim: Sim): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, act] of steps) {
    await act(page);
    await sim.settled();
    texts.set(name, await textOf(page));
  }
  return texts;
}

test(
  'a translated page shows the same figures as the untranslated one',
  { tag: ['@out-translated'] },
  async ({ page, sim }) => {
    await sim.open('baseline', SMALL_PAGE);
    const plain = await plainTour(page, sim);
    expect(new Set(plain.values()).size).toBeGreaterThan(selected.length);
    await translatePages(page);
    await sim.open('baseline', SMALL_PAGE);
    for (const [name, act] of steps) {
      await act(page);
      await expect.poll(() => textOf(page), { message: name }).toBe(plain.get(name));
    }
    expect(await page.locator('main font').count()).toBeGreaterThan(10);
  },
);
