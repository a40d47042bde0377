/** Automatic repayment: its setting and its deductions (1 §2 names only the page). */
import { RepaySource, type ProductCode } from '#generated/shared/enums.ts';
import { investorOf, mainInvestorNo } from '../company/investors.ts';
import { accountForSource, spendable } from '../funds/funds.ts';
import type { OpenItem } from '../ledger/derivedIndex.ts';
import { openItems } from '../ledger/ledger.ts';
import { itemDue } from '../ledger/planItem.ts';
import { defaultAutoRepayProduct } from '../products.ts';
import { terms } from '../terms.ts';
import { addDays, instantOf, momentOf, type Day, type Instant, type Moment } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { submitRepay } from './repay.ts';
import type { RepaySetting } from './schema.ts';

/** Returns the product whose bills are repaid. */
const productOf = ({ repaySetting }: World): ProductCode => repaySetting.product ?? defaultAutoRepayProduct;

/** Returns whether the bills of a product are repaid automatically. */
export const autoRepaysFor = (world: World, product: ProductCode): boolean =>
  world.repaySetting.auto && productOf(world) === product;

/** Sources of automatic repayment: a bank transfer cannot be automatic. */
export const autoSources = [RepaySource.Overflow, RepaySource.EasyPay] as const;

export const firstSetting = (phone: string): RepaySetting => ({
  auto: false,
  sources: [RepaySource.Overflow],
  deductDaysBefore: 0,
  remindDaysBefore: 3,
  remindPhone: phone,
});

/** Returns why a source cannot be used; undefined if it can. */
export function sourceObstacle(world: World, source: RepaySource): string | undefined {
  if (investorOf(world, mainInvestorNo).repayMode === 'OFFLINE') return '该资金方仅支持对公转账';
  return accountForSource(world, source, mainInvestorNo) === undefined ? '未开通该账户' : undefined;
}

export type SettingWish = Pick<
  RepaySetting,
  'auto' | 'product' | 'sources' | 'deductDaysBefore' | 'remindDaysBefore' | 'remindPhone'
>;

/** Saves the setting. It refuses automatic repayment from a source that cannot pay. */
export function saveSetting(
  world: World,
  wish: SettingWish,
  updated: { at: Moment; pin: string },
): { world: World } | { refuse: 'source-closed' } {
  const closed = wish.sources.some((source) => sourceObstacle(world, source) !== undefined);
  if (wish.auto && closed) return { refuse: 'source-closed' };
  return { world: { ...world, repaySetting: { ...world.repaySetting, ...wish, updated } } };
}

/** Returns the setting after a product was cancelled: its automatic repayment is off, also if it is opened again. */
export const settingWithout = (world: World, product: ProductCode): RepaySetting =>
  productOf(world) === product ? { ...world.repaySetting, auto: false } : world.repaySetting;

export interface Deduction {
  at: Instant;
  dueOn: Day;
  amount: Cents;
  items: OpenItem[];
}

/**
 * Returns the next deduction after an instant, of the periods billed until its day; undefined without any. Overdue amounts are
 * never deducted, because their day has passed.
 */
export function nextDeduction(world: World, after: Instant): Deduction | undefined {
  const { auto, deductDaysBefore } = world.repaySetting;
  if (!auto) return undefined;
  // All open periods, also those billed later.
  const due = openItems(world, '9999-12-31', { product: productOf(world) });
  const dates = [...Map.groupBy(due, ({ item }) => item.dueOn)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [dueOn, items] of dates) {
    const day = addDays(dueOn, -deductDaysBefore);
    const at = instantOf(day, `${terms.deductTime}:00`);
    const billed = items.filter(({ item }) => item.billedOn <= day);
    if (at <= after || billed.length === 0) continue;
    const amount = sum(billed.map(({ item }) => itemDue(item, day)));
    return { at, dueOn, amount, items: billed };
  }
  return undefined;
}

/** Pays a deduction from the first source with enough money. If there is none, nothing is paid. */
export function deduct(world: World, { at, amount, items }: Deduction): World {
  const ran = { ...world, repaySetting: { ...world.repaySetting, ranAt: momentOf(at) } };
  const source = world.repaySetting.sources.find((entry) => {
    const account = accountForSource(world, entry, mainInvestorNo);
    return account !== undefined && spendable(world, account) >= amount;
  });
  const pin = world.repaySetting.updated?.pin;
  if (source === undefined || pin === undefined) return ran;
  const bills = items.map(({ bill, item }) => ({ billNo: bill.id, period: item.period }));
  const product = productOf(world);
  const who = { product, pin, scope: { product } };
  const outcome = submitRepay(ran, { bills, amount, source }, who, at);
  return 'refuse' in outcome ? ran : outcome.world;
}
