/** Tests applications (clear type, higher limit), SMS codes, idempotency keys and splitting an amount. */
import { describe, expect, test } from 'vitest';
import { Cycle, MaterialType, ProductCode, SmsType } from '#generated/shared/enums.ts';
import { makeWorld } from './baseline.ts';
import { accountOf } from './company/company.ts';
import { sendSms, verifySms } from './company/sms.ts';
import { changeClearType, effectsOf, pendingChange } from './cycles/clearTypeChange.ts';
import { clearType, clearTypeOptions } from './cycles/clearTypes.ts';
import { advanceTo } from './events.ts';
import type { Given } from './given.ts';
import { addFile, applyIncrease } from './quota/increase.ts';
import { lookUpKey, rememberKey } from './repayment/idempotency.ts';
import { terms } from './terms.ts';
import { instantOf } from './values/calendar.ts';
import { apportion, cents } from './values/money.ts';
import type { World } from './world.ts';

const now = instantOf('2026-11-12', '10:00:00');
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
const seconds = (count: number) => now + count * 1000;
const product = ProductCode.EnterprisePurchasing;

describe('clear types', () => {
  const wish = { product, pin: 'hechuan_caigou', value: Cycle.Weekly };

  test('applies a change to loans from the first of the next month, and says what it changes when', () => {
    const outcome = changeClearType(make(), wish, now);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    expect(effectsOf(outcome.world, outcome.change).map(({ item, from }) => [item, from])).toEqual([
      ['账单日', '2026-12-07'],
      ['最后还款日', '2026-12-20'],
      ['最长账期', '2026-12-01'],
      ['服务费', '2026-12-01'],
      ['未出账订单', '2026-12-01'],
    ]);
    const before = advanceTo(outcome.world, instantOf('2026-11-30', '23:59:59'));
    expect(accountOf(before, wish.pin)?.cycle).toBe(Cycle.Monthly);
    const after = advanceTo(outcome.world, instantOf('2026-12-01'));
    expect(accountOf(after, wish.pin)).toMatchObject({ cycle: Cycle.Weekly });
    expect(pendingChange(after, wish.pin)).toBeUndefined();
    // Billed before the change took effect: due on the account's old day.
    expect(after.bills.at(-1)?.items[0]).toMatchObject({ billedOn: '2026-12-01', dueOn: '2026-12-25' });
  });

  test.each<[string, Given, Partial<typeof wish> | { lastPayDay: number } | { value: Cycle }, string]>([
    ['of an unknown account', {}, { pin: 'hechuan_cg99' }, 'not-owned'],
    ['while another one is pending', { clearType: { pending: true } }, {}, 'pending'],
    ['to the same clear type', {}, { value: Cycle.Monthly }, 'unchanged'],
    ['to a clear type of another product', {}, { value: Cycle.SmallWeekly }, 'not-offered'],
    ['too soon after opening', { member: { openedMonthsAgo: 5 } }, { value: Cycle.Bimonthly }, 'not-offered'],
    ['to a day that is not offered', {}, { lastPayDay: 15 }, 'not-offered'],
    ['with an overdue bill', { bills: { overdueDays: 4 } }, {}, 'overdue'],
    ['with a frozen quota', { quota: { quotaStatus: '10' } }, {}, 'frozen'],
  ])('refuses a change %s', (_, given, other, refusal) => {
    expect(changeClearType(make(given), { ...wish, ...other }, now)).toEqual({ refuse: refusal });
  });

  test('offers a choice of days and its own monthly entry for 12007', () => {
    const world = make({ viewer: { product: '12007' } });
    const account = accountOf(world, 'hechuan_cg02')!;
    const monthly = clearTypeOptions(world, '12007', account, now).find(
      ({ cycle }) => cycle === Cycle.Monthly,
    );
    expect(monthly).toMatchObject({
      payDays: [20, 25],
      firstBillDate: '2027-01-01',
      firstDueDate: '2027-01-25',
    });
    expect(clearType(Cycle.Monthly, '12007')).toMatchObject({
      dayValue: 56,
      serviceCharge: '0.8%（折合年化5.21%-11.68%）',
    });
    expect(clearType(Cycle.Monthly, '12003')).toMatchObject({ dayValue: 51, lastPayDate: '当月25日' });
  });
});

describe('a higher limit', () => {
  test('audits files for three days, then raises the fixed part', () => {
    const world = make({ increase: { underReview: true } });
    expect(advanceTo(world, instantOf('2026-11-15', '09:59:59')).quota.fixed).toBe(cents(1_000_000));
    expect(advanceTo(world, instantOf('2026-11-15', '10:00:00')).quota.fixed).toBe(cents(1_800_000));
  });

  test('without files, raises less or refuses within seconds', () => {
    const apply = (given: Given) => {
      const outcome = applyIncrease(make(given), { method: 'AUTO' }, now);
      if ('refuse' in outcome) throw new Error(outcome.refuse);
      return advanceTo(outcome.world, seconds(2));
    };
    const methods: Given['increase'] = { methods: ['AUTO'] };
    expect(apply({ increase: methods }).quota.fixed).toBe(cents(1_100_000));
    const refused = apply({ increase: { ...methods, outcome: 'failed' } });
    expect(refused.quota.fixed).toBe(cents(1_000_000));
    expect(refused.increase.applications.at(-1)).toMatchObject({ status: 'REFUSED' });
  });

  test('refuses files by size before type, and accepts one of the maximum size', () => {
    const file = {
      materialType: MaterialType.Invoice,
      name: '发票.pdf',
      bytes: terms.maxFileBytes,
      type: 'application/pdf' as const,
    };
    expect(addFile(make(), { ...file, bytes: file.bytes + 1, type: undefined }, now)).toEqual({
      refuse: 'too-large',
    });
    expect(addFile(make(), { ...file, type: undefined }, now)).toEqual({ refuse: 'wrong-type' });
    expect(addFile(make(), file, now)).toMatchObject({ file: { type: 'application/pdf', name: '发票.pdf' } });
  });
});

describe('SMS codes', () => {
  const type = SmsType.Withdrawal;
  const sent = (world: World, at: number): World => {
    const outcome = sendSms(world, { type, phone: '13800006027' }, at);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    return outcome.world;
  };

  test.each([
    ['13800006027', 59, true],
    ['13800006027', 60, false],
    ['13606812257', 1, false],
  ])('refuses a code to %s after %i seconds as too frequent: %s', (phone, wait, refused) => {
    expect('refuse' in sendSms(sent(make(), now), { type, phone }, seconds(wait))).toBe(refused);
  });

  test('allows ten codes a day', () => {
    let world = make();
    for (let count = 0; count < 10; count++) world = sent(world, seconds(count * 60));
    expect(sendSms(world, { type, phone: '1' }, seconds(3_600))).toEqual({ refuse: 'too-often' });
  });

  const verified = (world: World, code: string, at: number) => {
    const outcome = verifySms(world, { type, code }, at);
    return 'refuse' in outcome ? outcome.refuse : 'right';
  };

  test.each([
    [299, terms.smsCode, 'right'],
    [300, terms.smsCode, 'expired'],
    [10, '000000', 'wrong'],
  ])('judges a code after %i seconds: %s is %s', (wait, code, result) => {
    expect(verified(sent(make(), now), code, seconds(wait))).toBe(result);
  });

  test('invalidates a code after five wrong tries, and accepts a right one once', () => {
    let world = sent(make(), now);
    for (let count = 0; count < 5; count++) ({ world } = verifySms(world, { type, code: '000000' }, now));
    expect(verified(world, terms.smsCode, now)).toBe('attempts-exceeded');
    const opened = verifySms(sent(make(), now), { type, code: terms.smsCode }, now);
    expect(verified(opened.world, terms.smsCode, now)).toBe('expired');
  });
});

test('tells a new, a repeated and a conflicting idempotency key apart, in any order of members', () => {
  const world = rememberKey(
    make(),
    'submitRepay',
    { idempotencyKey: 'k', ...{ a: 1, b: [{ c: 2, d: 3 }] } },
    'HK1',
  );
  const lookUp = (operation: string, content: object) =>
    lookUpKey(world, operation, { idempotencyKey: 'k', ...content });
  expect(lookUp('submitRepay', { b: [{ d: 3, c: 2 }], a: 1 })).toEqual({ state: 'again', made: 'HK1' });
  expect(lookUp('submitRepay', { a: 2 })).toEqual({ state: 'conflict' });
  expect(lookUp('applyIncrease', { a: 1, b: [{ c: 2, d: 3 }] })).toEqual({ state: 'conflict' });
  for (const idempotencyKey of ['other', 'propertyIsEnumerable', '__proto__'])
    expect(lookUpKey(world, 'submitRepay', { idempotencyKey })).toEqual({ state: 'new' });
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [1, 1], [1, 0]],
  [100, [], []],
  [0, [3, 4], [0, 0]],
  [7, [0, 0], [0, 0]],
])('splits %i cents by the weights %j into %j', (amount, weights, parts) =>
  expect(apportion(amount, weights)).toEqual(parts),
);
