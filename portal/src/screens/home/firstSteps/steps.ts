import type { Outputs } from '#generated/provisional/io.ts';
import { BillTab } from '#generated/shared/enums/BillTab.ts';
import { FirstStep } from '#generated/shared/enums/FirstStep.ts';
import { FirstStepLabel } from '#generated/shared/labels.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import type { MenuViewer } from '#portal/products/itemRefusal.ts';
import { itemOf } from '#portal/products/menuFor.ts';
import { mallPageOf } from '#portal/products/purchasePage.ts';
import { elsewhereCopy, stepCopy } from './copy.ts';

type Step = Outputs['queryFirstSteps']['steps'][number];

/** A step with its texts, as the card shows it. */
export interface ShownStep {
  readonly step: FirstStep;
  readonly title: string;
  readonly note: string;
  readonly action: string;
  /** Address of the step's page; undefined if the step is done on home itself. */
  readonly to: string | undefined;
}

/** The first steps of a product, with the number of done ones and of all. */
export interface FirstSteps {
  readonly done: number;
  readonly all: number;
  /** The remaining steps, in order. */
  readonly open: readonly ShownStep[];
}

/** Menu entries of the steps that depend on product and account. */
const entries: Readonly<Partial<Record<FirstStep, string>>> = {
  COMPANY_INFO: 'companyInfo',
  CONTRACTS: 'serviceContract',
  ACCOUNTS: 'accountManage',
  CYCLE: 'clearTypeManage',
};

/** Returns a step with its texts and its page; undefined if the viewer's menu lacks the page. */
function shownStep(step: FirstStep, viewer: MenuViewer): ShownStep | undefined {
  const { product } = viewer;
  if (product === undefined) return undefined;
  const words = { step, title: FirstStepLabel[step], ...stepCopy[step] };
  const entry = entries[step];
  if (entry !== undefined) {
    const item = itemOf(viewer, entry);
    return item && { ...words, to: item.link };
  }
  const { bills, orders } = bookPagesOf(product);
  if (step === FirstStep.Purchase) {
    const mall = mallPageOf(product);
    return mall === undefined
      ? { ...words, action: elsewhereCopy.orders, to: orders() }
      : { ...words, to: mall };
  }
  // The repayment is left.
  return bills === undefined
    ? { ...words, note: elsewhereCopy.onHome, to: undefined }
    : { ...words, to: bills({ tabName: BillTab.WaitRepay }) };
}

/** The steps that this viewer can take. */
export function firstStepsFor(steps: readonly Step[], viewer: MenuViewer): FirstSteps {
  const possible = steps.flatMap(({ step, done }) => {
    const shown = shownStep(step, viewer);
    return shown === undefined ? [] : [{ shown, done }];
  });
  const open = possible.filter(({ done }) => !done).map(({ shown }) => shown);
  return { done: possible.length - open.length, all: possible.length, open };
}
