/** Changes the billing cycle of an account: accepted now, in effect from the first of the next month. */
import type { Cycle, ProductCode } from '#generated/shared/enums.ts';
import { accountOf } from '../company/company.ts';
import { overdueAmount } from '../ledger/ledger.ts';
import { isFrozen } from '../quota/quota.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { clearType, clearTypeOptions, type ClearTypeOption } from './clearTypes.ts';
import { dueDate, nextBillDate } from './cycles.ts';
import type { ClearTypeChange } from './schema.ts';

export const pendingChange = (world: World, pin: string): ClearTypeChange | undefined =>
  world.clearTypeChanges.find((change) => change.pin === pin && !change.done);

export type ClearTypeRefusal = 'not-owned' | 'pending' | 'unchanged' | 'not-offered' | 'overdue' | 'frozen';

export interface ClearTypeWish {
  product: ProductCode;
  pin: string;
  value: Cycle;
  lastPayDay?: number;
}

/** Returns whether an option and a repayment day are offered. Only some options have a choice of days. */
function isOffered({ reason, payDays }: ClearTypeOption, lastPayDay: number | undefined): boolean {
  if (reason !== undefined) return false;
  // Without a chosen day the cycle's own day counts.
  if (lastPayDay === undefined) return true;
  return payDays?.includes(lastPayDay) ?? false;
}

export function changeClearType(
  world: World,
  { product, pin, value, lastPayDay }: ClearTypeWish,
  now: Instant,
): { world: World; change: ClearTypeChange } | { refuse: ClearTypeRefusal } {
  const account = accountOf(world, pin);
  if (account === undefined) return { refuse: 'not-owned' };
  if (pendingChange(world, pin)) return { refuse: 'pending' };
  const isSameDay = lastPayDay === undefined || lastPayDay === account.lastPayDay;
  if (value === account.cycle && isSameDay) return { refuse: 'unchanged' };
  const option = clearTypeOptions(world, product, account, now).find((entry) => entry.cycle === value);
  if (option === undefined || !isOffered(option, lastPayDay)) return { refuse: 'not-offered' };
  if (overdueAmount(world, dayOf(now), { product }) > 0) return { refuse: 'overdue' };
  if (isFrozen(world.quota)) return { refuse: 'frozen' };
  const change: ClearTypeChange = {
    id: numberOf('ZQ', now, world.clearTypeChanges.length + 1),
    pin,
    product,
    from: account.cycle,
    to: value,
    ...payDayOf({ lastPayDay }),
    effectiveOn: option.effectiveOn,
    submittedAt: momentOf(now),
    done: false,
  };
  return { change, world: { ...world, clearTypeChanges: [...world.clearTypeChanges, change] } };
}

const payDayOf = ({ lastPayDay }: { lastPayDay?: number }) =>
  lastPayDay === undefined ? {} : { lastPayDay };

/** Returns what a change means for the buyer, and from which day. */
export function effectsOf(world: World, change: ClearTypeChange) {
  const account = accountOf(world, change.pin);
  const before = clearType(change.from, change.product, account);
  const after = clearType(change.to, change.product, { cycle: change.to, ...payDayOf(change) });
  const billed = nextBillDate(change.to, change.effectiveOn);
  const due = dueDate(change.to, billed, change.lastPayDay);
  const from = change.effectiveOn;
  return [
    { item: '账单日', before: before.billedDate, after: after.billedDate, from: billed },
    { item: '最后还款日', before: before.lastPayDate, after: after.lastPayDate, from: due },
    { item: '最长账期', before: `${before.dayValue}天`, after: `${after.dayValue}天`, from },
    { item: '服务费', before: chargeText(before), after: chargeText(after), from },
    {
      item: '未出账订单',
      before: `按${before.text}出账`,
      after: `${from}前的订单仍按${before.text}出账`,
      from,
    },
  ];
}

/** Returns the service charge as text. It is blank in the table for daily interest (spec 1 §9). */
const chargeText = ({ serviceCharge }: { readonly serviceCharge: string }): string =>
  serviceCharge || '按日计息，以合同为准';

/** Bills the account's later purchases by its new cycle. */
export const takeEffect = (world: World, change: ClearTypeChange): World => ({
  ...world,
  accounts: world.accounts.map((account) => {
    if (account.pin !== change.pin) return account;
    const { lastPayDay: _old, ...rest } = account;
    return {
      ...rest,
      cycle: change.to,
      ...payDayOf(change),
    };
  }),
  clearTypeChanges: world.clearTypeChanges.map((entry) =>
    entry.id === change.id ? { ...entry, done: true } : entry,
  ),
});
