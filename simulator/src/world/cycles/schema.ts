/** Schema of changes of a billing cycle and of the rules for POP users. */
import { Type, type Static } from 'typebox';
import { Cycle, DiscountRule, ProductCode } from '#generated/shared/enums.ts';
import { day, moment, record } from '../values/schema.ts';

export const ClearTypeChange = record({
  id: Type.String(),
  pin: Type.String(),
  product: Type.Enum(ProductCode),
  from: Type.Enum(Cycle),
  to: Type.Enum(Cycle),
  lastPayDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  effectiveOn: day,
  submittedAt: moment,
  done: Type.Boolean(),
});
export type ClearTypeChange = Static<typeof ClearTypeChange>;

export const Tier = record({
  /** Days for RT02, yuan for RT03 and RT05. */
  from: Type.Number(),
  to: Type.Optional(Type.Number()),
  /** Discount in per cent of the order's amount. */
  rate: Type.Number(),
});
export type Tier = Static<typeof Tier>;

export const DiscountRuleEntry = record({
  id: Type.String(),
  type: Type.Enum(DiscountRule),
  name: Type.String(),
  supplier: Type.String(),
  desc: Type.String(),
  tiers: Type.Array(Tier),
  category: Type.Optional(Type.String()),
  effectiveFrom: day,
  effectiveTo: Type.Optional(day),
});
export type DiscountRuleEntry = Static<typeof DiscountRuleEntry>;
