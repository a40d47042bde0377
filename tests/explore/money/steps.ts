/** Steps that move money or change a due date, with the names of their buttons. */
import type { Page } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import type { Visit } from '../plan.ts';

/** The provider's books: the part of the simulated world that records the steps. */
export interface Books {
  readonly repayments: readonly unknown[];
  readonly instalments: readonly unknown[];
  readonly clearTypeChanges: readonly unknown[];
  readonly quickBill: object | null;
}

export interface MoneyStep {
  readonly name: string;
  readonly visit: Visit;
  /** `provisional.submitRepay` */
  readonly operation: string;
  /** Choices and agreements that the page needs first. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Name of the button that opens the confirmation. */
  readonly button: string;
  /** Name of the confirmation. */
  readonly dialog: string;
  /** Name of the confirmation's button, which moves the money. */
  readonly confirmButton: string;
  /** Returns how often the books contain the step. */
  readonly timesTaken: (books: Books) => number;
}

const at = (scenario: string, path: string): Visit => ({ scenario, path, width: '1440' });

const repay = {
  operation: 'provisional.submitRepay',
  button: '确认还款',
  dialog: '确认还款',
  confirmButton: '确认付款',
  timesTaken: ({ repayments }: Books) => repayments.length,
} as const;

/** Ticks the agreement, scrolls to the end of its text, and presses 同意, which is enabled after five seconds. */
async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  const dialog = page.getByRole('dialog', { name: '合同预览' });
  await dialog.getByRole('document').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await dialog.getByRole('button', { name: '同意', exact: true }).click({ timeout: patience(10_000) });
  await dialog.waitFor({ state: 'detached' });
}

export const moneySteps: readonly MoneyStep[] = [
  { ...repay, name: '还款', visit: at('overdue-bill', '/repayCom?bills=ZD202610260030') },
  { ...repay, name: '提前结清', visit: at('baseline', '/repayCom?bills=ZD202610010025&early=1') },
  {
    name: '快速出账',
    visit: at('baseline', '/company/index'),
    operation: 'gateway.orderQuickBill',
    button: '快速出账',
    dialog: '快速出账确认',
    confirmButton: '确认出账',
    timesTaken: ({ quickBill }) => (quickBill === null ? 0 : 1),
  },
  {
    name: '账单分期',
    visit: at('baseline', '/billStaging?billNo=ZD202611010031'),
    operation: 'provisional.submitInstalment',
    prepare: agree,
    button: '确认分期',
    dialog: '确认分期',
    confirmButton: '确认分期',
    timesTaken: ({ instalments }) => instalments.length,
  },
  {
    name: '变更账期',
    visit: at('baseline', '/company/clearTypeManage/clearTypeChange'),
    operation: 'provisional.changeClearType',
    prepare: (page) => page.getByRole('radio', { name: /^周结 / }).check(),
    button: '提交变更',
    dialog: '确认变更账期',
    confirmButton: '确认变更',
    timesTaken: ({ clearTypeChanges }) => clearTypeChanges.length,
  },
];
