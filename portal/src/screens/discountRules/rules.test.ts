import { expect, test } from 'vitest';
import type { DiscountRule } from '#generated/shared/enums/DiscountRule.ts';
import { rangeText, rateText, type Tier } from './rules.ts';

test.each<[DiscountRule, Tier, string]>([
  ['RT01', { from: 0, discountRate: 1 }, '全部订单'],
  ['RT02', { from: 0, to: 7, discountRate: 2 }, '0天至不满7天'],
  ['RT02', { from: 14, discountRate: 0 }, '14天及以上'],
  ['RT03', { from: 5_000, to: 20_000, discountRate: 0.8 }, '5,000元至不满20,000元'],
  ['RT05', { from: 100_000, discountRate: 1 }, '100,000元及以上'],
  ['RT06', { from: 0, discountRate: 2.5 }, '全部订单'],
])('formats for type %s the range of the tier %j', (ruleType, tier, text) =>
  expect(rangeText(tier, { ruleType })).toBe(text),
);

test('shows the category instead of a range', () => {
  expect(rangeText({ from: 0, discountRate: 1.2 }, { ruleType: 'RT04', category: '中成药' })).toBe('中成药');
});

test('formats a discount rate in per cent', () => {
  expect(rateText(1.2)).toBe('1.2%');
});
