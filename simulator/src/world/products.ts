/**
 * One record per product: what the simulated provider does differently for it. openapi/shared/products.yaml says which
 * operations accept a product.
 */
import { Cycle, type ProductCode } from '#generated/shared/enums.ts';
import { productFeatures, type ProductFeature } from '#generated/shared/products.ts';
import type { OwnCycle } from './cycles/rule.ts';
import { company, distribution, factoring, mall, pharmacyPop, type OpeningRow } from './opening/rows.ts';

interface ProductRecord {
  /** Offline products are opened by customer service. spec 1 §1 */
  readonly openedAt: 'web' | 'offline' | 'app';
  /** Login required to open the product. spec 1 §1 */
  readonly opener: 'anyone' | 'enterprise-account' | 'mall-admin';
  /** Row of its online opening; undefined without one. */
  readonly opening: OpeningRow | undefined;
  /** Row of its online opening for POP users, if only they open it online. */
  readonly popOpening: OpeningRow | undefined;
  /** A shop may be upgraded to it. spec 2 §6 */
  readonly isUpgrade: boolean;
  /** The cycles that its accounts may choose. spec 1 §9 */
  readonly cycles: readonly Cycle[];
  /** Deviations from a cycle's rule. spec 1 §9 */
  readonly ownCycles: Readonly<Partial<Record<Cycle, OwnCycle>>>;
  /** True if child accounts have pages of their own. spec 1 §2 */
  readonly childPages: boolean;
}

const { Weekly, Monthly, MonthlyPlus, Bimonthly, SmallWeekly } = Cycle;
const flexible = [Cycle.FlexibleWeekly, Cycle.FlexibleMonthly, Cycle.FlexibleDaily] as const;

/** A product that no login of the simulator has opened. */
const notSimulated: ProductRecord = {
  openedAt: 'web',
  opener: 'anyone',
  opening: undefined,
  popOpening: undefined,
  isUpgrade: false,
  cycles: [],
  ownCycles: {},
  childPages: true,
};

export const products: Readonly<Record<ProductCode, ProductRecord>> = {
  12000: notSimulated,
  // 企业金采
  12003: {
    openedAt: 'web',
    opener: 'enterprise-account',
    opening: mall,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [Weekly, Monthly, MonthlyPlus, Bimonthly, ...flexible],
    ownCycles: {},
    childPages: true,
  },
  // 新通路金采
  12007: {
    openedAt: 'app',
    opener: 'anyone',
    opening: undefined,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [Weekly, Monthly, SmallWeekly],
    ownCycles: {
      [Monthly]: {
        rule: { days: 56, feeRate: 0.008, executedRate: 11.68 },
        text: {
          charge: '0.8%（折合年化5.21%-11.68%）',
          desc: '每月1日出账，当月20日或25日还款',
          lastPayDate: '当月20日或25日',
        },
        payDays: [20, 25],
      },
    },
    childPages: true,
  },
  // 药京采金采
  12008: {
    openedAt: 'offline',
    opener: 'anyone',
    opening: undefined,
    popOpening: pharmacyPop,
    isUpgrade: false,
    cycles: [Weekly, Monthly],
    ownCycles: {},
    childPages: true,
  },
  // 公司金采
  12010: {
    openedAt: 'web',
    opener: 'anyone',
    opening: company,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [Weekly, Monthly, ...flexible],
    ownCycles: {},
    childPages: true,
  },
  // 法人贷
  12011: {
    openedAt: 'offline',
    opener: 'anyone',
    opening: undefined,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [Weekly, Monthly],
    ownCycles: {},
    childPages: true,
  },
  // 分销金采
  12012: {
    openedAt: 'offline',
    opener: 'anyone',
    opening: undefined,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [],
    ownCycles: {},
    childPages: true,
  },
  // 分销账期
  12015: {
    openedAt: 'web',
    opener: 'anyone',
    opening: distribution,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [],
    ownCycles: {},
    childPages: true,
  },
  // 一盘货金采
  12017: {
    openedAt: 'web',
    opener: 'anyone',
    opening: distribution,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [],
    ownCycles: {},
    childPages: true,
  },
  // 个人金采
  12019: {
    openedAt: 'web',
    opener: 'anyone',
    opening: distribution,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [Monthly],
    ownCycles: { [Monthly]: { rule: { days: 56 } } },
    childPages: true,
  },
  // 金采保理
  12023: {
    openedAt: 'web',
    opener: 'anyone',
    opening: factoring,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [Weekly, Monthly],
    ownCycles: {},
    childPages: true,
  },
  // 批发金采
  12025: {
    openedAt: 'web',
    opener: 'mall-admin',
    opening: mall,
    popOpening: undefined,
    isUpgrade: true,
    cycles: [Weekly, Monthly, MonthlyPlus],
    ownCycles: {},
    childPages: true,
  },
  12029: notSimulated,
  12035: notSimulated,
  // 先采后付
  12037: {
    openedAt: 'web',
    opener: 'anyone',
    opening: factoring,
    popOpening: undefined,
    isUpgrade: false,
    cycles: [],
    ownCycles: {},
    childPages: false,
  },
};

/** Product of a scenario that names none; also of the bills and purchases of a viewer without a product. */
export const defaultProduct: ProductCode = '12003';

/** Product of an address that names none. No page supports it. */
export const unnamedProduct: ProductCode = '12000';

/** Product whose bills are repaid automatically if the setting names none. */
export const defaultAutoRepayProduct: ProductCode = '12012';

/** Returns whether the provider supports a feature for a product. */
export const hasFeature = (product: ProductCode, feature: ProductFeature): boolean =>
  productFeatures[product].includes(feature);

/** Returns whether a product is a factoring product, with a separate balance and an agent. spec 1 §1 */
export const isFactoring = (product: ProductCode | null): boolean =>
  product !== null && hasFeature(product, 'factoring');
