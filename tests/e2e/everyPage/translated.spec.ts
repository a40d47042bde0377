/** Tests the money pages after a translator has wrapped all their texts. */
import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
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
  REPAY,
];

/** Steps that change figures in place; the first begins on the page before. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ...moneyPages.map((path) => [path, (page: Page) => goTo(page, path)] as const),
  ...['20000', '12345.67', '19999.99'].map(
    (amount) => [`part ${amount}`, (page: Page) => typePart(page, amount)] as const,
  ),
  ['whole', (page) => page.getByRole('radio', { name: '全额还款' }).check({ force: true })],
  ['back to the list', (page) => goTo(page, '/company/billListNew')],
];

/** Texts after each step on an untranslated page. */
async function plainTour(page: Page, sim: Sim): Promise<ReadonlyMap<string, string>> {
  const facts = new Map<string, string>();
  for (const [name, act] of steps) {
    await act(page);
    await sim.settled();
    facts.set(name, await textOf(page));
  }
  return facts;
}

test(
  'a translated page shows the same figures as the untranslated one',
  { tag: ['@out-translated'] },
  async ({ page, sim }) => {
    test.setTimeout(180_000); // about 30 s: a limit is for what hangs
    await sim.open('baseline', '/help/unsubscribe/h5');
    const plain = await plainTour(page, sim);
    expect(new Set(plain.values()).size).toBeGreaterThan(moneyPages.length);
    await translatePages(page);
    await sim.open('baseline', '/help/unsubscribe/h5');
    for (const [name, act] of steps) {
      await act(page);
      await expect.poll(() => textOf(page), { message: name }).toBe(plain.get(name));
    }
    expect(await page.locator('main font').count()).toBeGreaterThan(10);
  },
);
