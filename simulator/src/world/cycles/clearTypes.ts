/** Choice of billing cycles ("clear types") by product, with the texts of spec 1 §3 and the numbers of §9. */
import { Cycle, ProductCode } from '#generated/shared/enums.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import type { PurchasingAccount } from '../company/schema.ts';
import { products } from '../products.ts';
import { terms } from '../terms.ts';
import { dayOf, firstOfNextMonth, monthsBetween, type Day, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { cycleRule, cycleRules, dueDate, nextBillDate } from './cycles.ts';
import type { CycleText } from './rule.ts';

/** The cycles of the chooser, in its order: by code, because JavaScript sorts such keys. */
const texts: Partial<Record<Cycle, CycleText>> = {
  [Cycle.Weekly]: {
    charge: '0%',
    desc: '每周一出账，次周周日还款',
    lastPayDate: '次周周日',
  },
  [Cycle.Monthly]: {
    charge: '0.6%（折合年化4.29%-10.95%）',
    desc: '每月1日出账，当月25日还款',
    lastPayDate: '当月25日',
  },
  [Cycle.Bimonthly]: {
    charge: '0%',
    desc: '每月1日出账，当月30日还款',
    lastPayDate: '当月30日',
  },
  [Cycle.SmallWeekly]: {
    charge: '0%',
    desc: '每周一出账，当周周日还款',
    lastPayDate: '当周周日',
  },
  [Cycle.MonthlyPlus]: {
    charge: '0%',
    desc: '每月1日出账，当月10日还款',
    lastPayDate: '当月10日',
  },
  [Cycle.FlexibleWeekly]: {
    charge: '年化利率0%-15.1%',
    desc: '前7天免息，之后28天按日计息',
    lastPayDate: '账单日后第34天',
  },
  [Cycle.FlexibleMonthly]: {
    charge: '0.8%（折合年化5.72%-14.6%）',
    desc: '每月1日出账，当月20日还款',
    lastPayDate: '当月20日',
  },
  [Cycle.FlexibleDaily]: {
    // Blank in the table of spec 1 §9: desc contains the cost.
    charge: '',
    desc: '首日免息，之后40天按日计息',
    lastPayDate: '账单日后第40天',
  },
};

const codes = Object.values(ProductCode);

/** Returns the products with a cycle. The mall products have the cycles that spec 1 §9 gives to none (assumed). */
const productsWith = (cycle: Cycle): ProductCode[] =>
  codes.filter((code) => products[code].cycles.includes(cycle));

/** Code 5102 is an older name of 5208. */
export const resolveCycle = (cycle: Cycle): Cycle => cycleRules[cycle].code;

const accountingPeriodText = { week: '周一至周日', month: '每月1日至月末', day: '每日' } as const;
const billDayText = { week: '每周一', month: '每月1日', day: '每日' } as const;

/** Returns a cycle as the portal shows it. @param account with its own repayment day, if any */
export function clearType(
  cycle: Cycle,
  product: ProductCode,
  account?: Pick<PurchasingAccount, 'cycle' | 'lastPayDay'>,
) {
  const { billOn, flexible: daily } = cycleRules[cycle];
  const own = products[product].ownCycles[cycle]?.text;
  const text = own ?? texts[resolveCycle(cycle)];
  if (text === undefined) throw new Error(`cycle ${cycle} has no entry in the chooser`);
  const ownDay =
    billOn.every === 'month' && account?.cycle === cycle && account.lastPayDay !== undefined
      ? `当月${account.lastPayDay}日`
      : undefined;
  const isFlexible = daily !== undefined || cycle === Cycle.FlexibleMonthly;
  return {
    text: CycleLabel[cycle],
    value: cycle,
    modeText: isFlexible ? '灵活账期' : '固定账期',
    productCode: own ? [product] : productsWith(resolveCycle(cycle)),
    serviceCharge: text.charge,
    dayValue: cycleRule(cycle, product).days,
    desc: ownDay ? `每月1日出账，${ownDay}还款` : text.desc,
    accountingCycle: accountingPeriodText[billOn.every],
    billedDate: billDayText[billOn.every],
    lastPayDate: ownDay ?? text.lastPayDate,
    flexible: isFlexible,
  };
}

const payDaysOf = (cycle: Cycle, product: ProductCode) => products[product].ownCycles[cycle]?.payDays;

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

/** Returns the cycles that an account may choose. A change applies to purchases from the first of the next month. */
export function clearTypeOptions(
  world: World,
  product: ProductCode,
  account: PurchasingAccount,
  now: Instant,
): ClearTypeOption[] {
  const today = dayOf(now);
  const effectiveOn = firstOfNextMonth(today);
  const cycles = (Object.keys(texts) as Cycle[]).filter(
    (cycle) =>
      products[product].cycles.includes(cycle) &&
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
      ...(payDays && { payDays: [...payDays] }),
    };
  });
}
