/** Choice of billing cycles by product, with the field texts of spec 1 §3 and the numbers of §9. */
import { Cycle, ProductCode } from '#generated/shared/enums.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { terms } from '../terms.ts';
import { dayOf, firstOfNextMonth, monthsBetween, type Day, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { cycleRule, cycleRules, dueDate, nextBillDate } from './cycles.ts';

const {
  EnterprisePurchasing,
  NewChannel,
  Pharmacy,
  CompanyPurchasing,
  LegalPersonLoan,
  Personal,
  WholesaleMall,
  Factoring,
} = ProductCode;

/** Products with clear-type management in their menu (spec 1 §2; 12011 and 12019 have the menu of 12007). */
const managed: readonly ProductCode[] = [
  EnterprisePurchasing,
  NewChannel,
  Pharmacy,
  CompanyPurchasing,
  LegalPersonLoan,
  Personal,
  Factoring,
  WholesaleMall,
];

export const hasClearTypes = (product: ProductCode): boolean => managed.includes(product);

interface ClearTypeEntry {
  value: Cycle;
  /** Mall products if the table of spec 1 §9 names none (provenance assumed). */
  products: readonly ProductCode[];
  charge: string;
  desc: string;
  lastPayDate: string;
}

type Entry = Omit<ClearTypeEntry, 'value'>;

const mall = [EnterprisePurchasing, Pharmacy, CompanyPurchasing, Factoring, WholesaleMall];
const flexible = [EnterprisePurchasing, CompanyPurchasing];

const entries: Partial<Record<Cycle, Entry>> = {
  [Cycle.Weekly]: {
    products: [...mall, NewChannel, LegalPersonLoan],
    charge: '0%',
    desc: '每周一出账，次周周日还款',
    lastPayDate: '次周周日',
  },
  [Cycle.Monthly]: {
    products: [...mall, NewChannel, LegalPersonLoan, Personal],
    charge: '0.6%（折合年化4.29%-10.95%）',
    desc: '每月1日出账，当月25日还款',
    lastPayDate: '当月25日',
  },
  [Cycle.MonthlyPlus]: {
    products: [EnterprisePurchasing, WholesaleMall],
    charge: '0%',
    desc: '每月1日出账，当月10日还款',
    lastPayDate: '当月10日',
  },
  [Cycle.Bimonthly]: {
    products: [EnterprisePurchasing],
    charge: '0%',
    desc: '每月1日出账，当月30日还款',
    lastPayDate: '当月30日',
  },
  [Cycle.SmallWeekly]: {
    products: [NewChannel],
    charge: '0%',
    desc: '每周一出账，当周周日还款',
    lastPayDate: '当周周日',
  },
  [Cycle.FlexibleWeekly]: {
    products: flexible,
    charge: '年化利率0%-15.1%',
    desc: '前7天免息，之后28天按日计息',
    lastPayDate: '账单日后第34天',
  },
  [Cycle.FlexibleMonthly]: {
    products: flexible,
    charge: '0.8%（折合年化5.72%-14.6%）',
    desc: '每月1日出账，当月20日还款',
    lastPayDate: '当月20日',
  },
  [Cycle.FlexibleDaily]: {
    products: flexible,
    // Blank in the table of spec 1 §9: desc contains the cost.
    charge: '',
    desc: '首日免息，之后40天按日计息',
    lastPayDate: '账单日后第40天',
  },
};

/** 12007 has a longer monthly cycle with a higher fee and a choice of days (spec 1 §9). */
const newChannelMonthly: Entry = {
  products: [NewChannel],
  charge: '0.8%（折合年化5.21%-11.68%）',
  desc: '每月1日出账，当月20日或25日还款',
  lastPayDate: '当月20日或25日',
};

const isNewChannelMonthly = (cycle: Cycle, product: ProductCode): boolean =>
  cycle === Cycle.Monthly && product === NewChannel;

/** Code 5102 is an older name of 5208. */
export const resolveCycle = (cycle: Cycle): Cycle => cycleRules[cycle].code;

const accounting = { week: '周一至周日', month: '每月1日至月末', day: '每日' } as const;
const billed = { week: '每周一', month: '每月1日', day: '每日' } as const;

/** Returns a cycle as the portal shows it. @param account with its own repayment day, if any */
export function clearType(
  cycle: Cycle,
  product: ProductCode,
  account?: Pick<PurchasingAccount, 'cycle' | 'lastPayDay'>,
) {
  const { billOn, flexible: daily } = cycleRules[cycle];
  const entry = isNewChannelMonthly(cycle, product) ? newChannelMonthly : entries[resolveCycle(cycle)];
  if (entry === undefined) throw new Error(`cycle ${cycle} has no entry in the chooser`);
  const own =
    billOn.every === 'month' && account?.cycle === cycle && account.lastPayDay !== undefined
      ? `当月${account.lastPayDay}日`
      : undefined;
  const isFlexible = daily !== undefined || cycle === Cycle.FlexibleMonthly;
  return {
    text: CycleLabel[cycle],
    value: cycle,
    modeText: isFlexible ? '灵活账期' : '固定账期',
    productCode: [...entry.products],
    serviceCharge: entry.charge,
    dayValue: cycleRule(cycle, product).days,
    desc: own ? `每月1日出账，${own}还款` : entry.desc,
    accountingCycle: accounting[billOn.every],
    billedDate: billed[billOn.every],
    lastPayDate: own ?? entry.lastPayDate,
    flexible: isFlexible,
  };
}

/**
 * Returns days of the month to choose from; only the monthly cycle of 12007 has a choice. Without a choice the cycle's
 * own day applies.
 */
const payDaysOf = (cycle: Cycle, product: ProductCode): number[] | undefined =>
  isNewChannelMonthly(cycle, product) ? [20, 25] : undefined;

export interface ClearTypeOption {
  cycle: Cycle;
  /** Why it cannot be chosen yet. */
  reason?: string;
  effectiveOn: Day;
  firstBillDate: Day;
  firstDueDate: Day;
  payDays?: number[];
}

const isYoung = (world: World, product: ProductCode, today: Day): boolean => {
  const opening = world.openings.find((entry) => entry.product === product);
  return opening === undefined || monthsBetween(opening.openedOn, today) < terms.bimonthlyAfterMonths;
};

/** A change applies from the first of the next month; earlier purchases keep their cycle. */
export function clearTypeOptions(
  world: World,
  product: ProductCode,
  account: PurchasingAccount,
  now: Instant,
): ClearTypeOption[] {
  const today = dayOf(now);
  const effectiveOn = firstOfNextMonth(today);
  const cycles = (Object.keys(entries) as Cycle[]).filter(
    (cycle) =>
      (entries[cycle]?.products.includes(product) ?? false) &&
      (cycle !== resolveCycle(account.cycle) || payDaysOf(cycle, product) !== undefined),
  );
  return cycles.map((cycle) => {
    const firstBillDate = nextBillDate(cycle, effectiveOn);
    const payDays = payDaysOf(cycle, product);
    return {
      cycle,
      ...(cycle === Cycle.Bimonthly &&
        isYoung(world, product, today) && { reason: `采购满${terms.bimonthlyAfterMonths}个月后可选` }),
      effectiveOn,
      firstBillDate,
      firstDueDate: dueDate(cycle, firstBillDate),
      ...(payDays && { payDays }),
    };
  });
}
