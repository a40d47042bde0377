import type { Outputs } from '#generated/provisional/io.ts';
import { DiscountRule } from '#generated/shared/enums/DiscountRule.ts';
import { formatMoney } from '../../format/money.ts';
import { copy } from './copy.ts';

export type Rule = Outputs['queryDiscountRules']['rules'][number];
export type Tier = Rule['tiers'][number];

/** Unit of a range: days for RT02, yuan for RT03 and RT05. @returns undefined for types without ranges */
function unitOf(type: DiscountRule): string | undefined {
  switch (type) {
    case DiscountRule.RT02:
      return copy.days;
    case DiscountRule.RT03:
    case DiscountRule.RT05:
      return copy.yuan;
    default:
      return undefined;
  }
}

const plain = (value: number): string => formatMoney(value, { cents: false });

/** Formats the range of a tier. Types without ranges show their category, or that they apply to all orders. */
export function rangeText(
  { from, to }: Tier,
  { ruleType, category }: Pick<Rule, 'ruleType' | 'category'>,
): string {
  const unit = unitOf(ruleType);
  if (unit === undefined) return category ?? copy.everything;
  return to === undefined ? copy.from(plain(from), unit) : copy.between(plain(from), plain(to), unit);
}

/** Formats a discount rate. @param rate in per cent */
export const rateText = (rate: number): string => copy.rateOf(String(rate));
