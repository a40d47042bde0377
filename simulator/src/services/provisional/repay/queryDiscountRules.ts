import { rulesOn } from '#simulator/world/cycles/discountRules.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { isPop, popOnly } from '../wire/pop.ts';

export const queryDiscountRules: Handler<'provisional', 'queryDiscountRules'> = (_input, { world, now }) => {
  if (!isPop(world)) return popOnly;
  const rules = rulesOn(world.discountRules, dayOf(now)).map((rule) => ({
    ruleNo: rule.id,
    ruleType: rule.type,
    ruleName: rule.name,
    supplierName: rule.supplier,
    desc: rule.desc,
    tiers: rule.tiers.map(({ from, to, rate }) => ({
      from,
      ...(to !== undefined && { to }),
      discountRate: rate,
    })),
    ...(rule.category !== undefined && { category: rule.category }),
    effectiveFrom: rule.effectiveFrom,
    ...(rule.effectiveTo !== undefined && { effectiveTo: rule.effectiveTo }),
  }));
  return { data: { rules } };
};
