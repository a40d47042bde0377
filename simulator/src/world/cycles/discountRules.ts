/** Discount rules of POP users, types RT00 to RT06 (spec 1 §9; their meaning is assumed). */
import { DiscountRule } from '#generated/shared/enums.ts';
import { DiscountRuleLabel } from '#generated/shared/labels.ts';
import type { Day } from '../values/calendar.ts';
import type { DiscountRuleEntry, Tier } from './schema.ts';

export const popSupplier = '浙江康泽医药有限公司';

const rule = (
  type: DiscountRule,
  desc: string,
  tiers: Tier[],
  rest: Partial<DiscountRuleEntry> = {},
): DiscountRuleEntry => ({
  id: `ZK${type.slice(2)}`,
  type,
  name: DiscountRuleLabel[type],
  supplier: popSupplier,
  desc,
  tiers,
  effectiveFrom: '2026-01-01',
  ...rest,
});

export const popRules: readonly DiscountRuleEntry[] = [
  rule(DiscountRule.RT00, '不享受折扣', []),
  rule(DiscountRule.RT01, '全部订单按1%折扣', [{ from: 0, rate: 1 }]),
  rule(DiscountRule.RT02, '越早还款折扣越高', [
    { from: 0, to: 7, rate: 2 },
    { from: 7, to: 14, rate: 1 },
    { from: 14, rate: 0 },
  ]),
  rule(DiscountRule.RT03, '单笔满5,000.00元起享折扣', [
    { from: 5_000, to: 20_000, rate: 0.8 },
    { from: 20_000, rate: 1.5 },
  ]),
  rule(DiscountRule.RT04, '中成药享1.2%折扣', [{ from: 0, rate: 1.2 }], { category: '中成药' }),
  rule(DiscountRule.RT05, '本年累计满100,000.00元起享折扣', [{ from: 100_000, rate: 1 }]),
  rule(DiscountRule.RT06, '活动期间享2.5%折扣', [{ from: 0, rate: 2.5 }], {
    name: '十一月采购节',
    effectiveTo: '2026-11-30',
  }),
];

/** Returns the rules in force on a day. */
export const rulesOn = (rules: readonly DiscountRuleEntry[], day: Day): DiscountRuleEntry[] =>
  rules.filter(
    (entry) => entry.effectiveFrom <= day && (entry.effectiveTo === undefined || day <= entry.effectiveTo),
  );
