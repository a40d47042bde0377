/** The pictures of README and guides: which page each shows, in which scenario, after which steps. */
import type { Page } from 'playwright';

interface Picture {
  readonly scenario: string;
  /** Leads to the page and waits for the state that the picture shows. */
  readonly steps: (page: Page) => Promise<unknown>;
}

const HOME = '/front/company/index?productCode=12003';

/** Pictures by name; the file is `docs/pictures/<name>.webp`. */
export const pictures: Readonly<Record<string, Picture>> = {
  home: { scenario: 'baseline', steps: openHome },
  repay: {
    scenario: 'baseline',
    steps: async (page) => {
      await page.goto('/front/repayCom?productCode=12003&bills=ZD202611020032');
      await page
        .getByRole('radiogroup', { name: '付款账户' })
        .getByRole('radio', { checked: true })
        .waitFor({ state: 'attached' });
      await page.getByRole('button', { name: '确认还款' }).click();
      await page.getByRole('dialog', { name: '确认还款' }).waitFor();
    },
  },
  frozen: { scenario: 'frozen-quota', steps: openHome },
  console: {
    scenario: 'baseline',
    steps: async (page) => {
      await openHome(page);
      await openConsole(page);
    },
  },
  fault: {
    scenario: 'baseline',
    steps: async (page) => {
      const fault = { on: 'provisional.queryBillPage', answer: { code: '9999999' } };
      await page.request.post('/_sim/api/faults', { data: fault });
      await page.goto('/front/company/billListNew?productCode=12003');
      await page
        .getByText(/^加载失败/)
        .first()
        .waitFor();
    },
  },
  docs: {
    scenario: 'baseline',
    steps: async (page) => {
      await page.goto('/_sim/docs/standard.html#queryCouponInfo');
      await page.getByRole('heading', { name: /queryCouponInfo/ }).waitFor();
    },
  },
  log: {
    scenario: 'baseline',
    steps: async (page) => {
      const path = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
      await page.request.post(path, { data: { productCode: 12003 } });
      await openConsole(page);
      await page.getByRole('tabpanel').getByText('展开', { exact: true }).click();
    },
  },
};

/** The first picture of the README: these two side by side. */
export const FIRST = { name: 'first', left: 'home', right: 'console' } as const;

async function openHome(page: Page): Promise<void> {
  await page.goto(HOME);
  await page.getByRole('link', { name: '查账/还款' }).first().waitFor();
}

async function openConsole(page: Page): Promise<void> {
  await page.goto('/_sim');
  await page.getByRole('contentinfo', { name: '状态' }).getByText('在服务').waitFor();
}
