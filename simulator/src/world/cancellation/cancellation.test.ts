import { expect, test } from 'vitest';
import {
  AccountStatus,
  CancelReason,
  OpenMatterKind,
  ProductCode,
  SmsType,
} from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { sendSms, verifySms } from '../company/sms.ts';
import { advanceTo } from '../events.ts';
import type { Given } from '../given.ts';
import { brokenLaws } from '../laws.ts';
import { terms } from '../terms.ts';
import { instantOf } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { blockersOf } from './blockers.ts';
import { cancelProduct, debtTotal, effectOf } from './cancel.ts';

const now = instantOf('2026-11-12', '10:00:00');
const product = ProductCode.EnterprisePurchasing;
const make = (given: Given = {}) => makeWorld(given, { seed: 'x', now });
/** A company that nothing keeps from cancelling its product. */
const free: Given = {
  bills: { none: true },
  funds: { none: true },
  contracts: { pending: [] },
  children: { status: AccountStatus.Frozen },
  coupons: { available: 0 },
  tasks: { processing: 0 },
};
const blocking = (world: World) =>
  blockersOf(world, product, now).filter((matter) => effectOf(matter) === 'BLOCKS');

test.each<[OpenMatterKind, Given]>([
  ['BILLS_DUE', { bills: {} }],
  ['CONTRACTS', { contracts: { pending: ['face'] } }],
  ['CHILDREN', { children: { status: AccountStatus.Normal } }],
  ['OVERFLOW_BALANCE', { funds: { overflowBalance: 102 } }],
  ['REBATES', { rebate: true }],
  ['INCREASE_REVIEW', { increase: { underReview: true } }],
  ['INCOMING', { funds: {} }],
  ['CLAIMS', { funds: { claim: 'operator' } }],
  ['WITHDRAWALS', { funds: { withdrawal: 'under-way', guidanceRead: true } }],
])('finds the blocker %s', (kind, given) => {
  expect(blocking(make({ ...free, ...given })).map((matter) => matter.kind)).toContain(kind);
});

test('lists a pending claim and a withdrawal with amount and day until the clock ends them', () => {
  const world = make({
    ...free,
    funds: { claim: 'operator', withdrawal: 'under-way', guidanceRead: true },
  });
  const fundBlockers = (of: World, at = now) =>
    blockersOf(of, product, at).filter(({ kind }) => kind === 'CLAIMS' || kind === 'WITHDRAWALS');
  expect(fundBlockers(world)).toEqual([
    { kind: 'CLAIMS', count: 1, amount: 5_600_000, nextDate: '2026-11-12' },
    { kind: 'WITHDRAWALS', count: 1, amount: 2_000_000, nextDate: '2026-11-12' },
  ]);
  const later = instantOf('2026-11-13', '10:00:00');
  expect(fundBlockers(advanceTo(world, later), later).map(({ count }) => count)).toEqual([0, 0]);
});

const matterOf = (world: World, kind: OpenMatterKind, at = now) =>
  blockersOf(world, product, at).find((matter) => matter.kind === kind);

test('lists unclaimed money without its amount and with the account that may claim it', () => {
  expect(matterOf(make(), 'INCOMING')).toEqual({ kind: 'INCOMING', count: 3, accountType: 'vas' });
  expect(matterOf(make({ funds: { withoutOverflow: true } }), 'INCOMING')).toMatchObject({
    accountType: 'easyPay',
  });
});

test('lists no unclaimed money that is in a claim, or that no account may claim', () => {
  // Money in a claim is shown as the claim.
  expect(matterOf(make({ funds: { claim: 'operator' } }), 'INCOMING')).toMatchObject({ count: 2 });
  expect(matterOf(make({ funds: { repayMode: 'OFFLINE' } }), 'INCOMING')).toEqual({
    kind: 'INCOMING',
    count: 0,
  });
});

test.each<[OpenMatterKind, Given['funds'], string]>([
  ['OVERFLOW_BALANCE', { overflowBalance: 102 }, 'BLOCKS'],
  // Below the minimum plus fee, 100 and 2 yuan: it could never be withdrawn.
  ['OVERFLOW_BALANCE', { overflowBalance: 101.99 }, 'RETURNED'],
  ['OVERFLOW_BALANCE', { overflowBalance: 0 }, 'MET'],
  ['EASY_PAY_BALANCE', { withoutOverflow: true }, 'RETURNED'],
  ['EASY_PAY_BALANCE', {}, 'MET'],
])('judges %s of %j as %s', (kind, funds, effect) => {
  const matter = matterOf(make({ funds }), kind);
  expect(matter && effectOf(matter)).toBe(effect);
});

test('lists earned cashback until it is paid', () => {
  const rebateOn = (day: string) => matterOf(make(), 'REBATES', instantOf(day, '10:00:00'));
  expect(rebateOn('2026-11-04')).toMatchObject({ count: 1, amount: 40_000, nextDate: '2026-11-05' });
  expect(rebateOn('2026-11-05')).toMatchObject({ count: 0 });
});

test('lists only joined tasks, and none for a product without an activity centre', () => {
  expect(matterOf(make(), 'TASKS')).toMatchObject({ count: 4 });
  const kinds = blockersOf(
    make({ viewer: { product: ProductCode.Wholesale } }),
    ProductCode.Wholesale,
    now,
  ).map(({ kind }) => kind);
  expect(kinds).toContain(OpenMatterKind.Coupons);
  expect(kinds).not.toContain(OpenMatterKind.Tasks);
});

test('finds no blocker in a company without unsettled matters, which loses only its coupons', () => {
  const world = make({ ...free, coupons: { available: 2 } });
  expect(blocking(world)).toEqual([]);
  const matters = blockersOf(world, product, now);
  expect(matters.filter((matter) => effectOf(matter) === 'LOST').map(({ kind }) => kind)).toEqual([
    'COUPONS',
  ]);
});

test('adds up the amounts of all debts', () => {
  const world = make();
  const matters = blockersOf(world, product, now);
  expect(debtTotal(matters)).toBe(
    matters
      .filter(({ kind }) => ['BILLS_DUE', 'UNBILLED', 'INSTALMENTS_AHEAD'].includes(kind))
      .reduce((sum, { amount = 0 }) => sum + amount, 0),
  );
});

test('reports child accounts as a blocker of the last product only', () => {
  const world = make({ opening: { alsoOpened: ['12007'] } });
  const kinds = blockersOf(world, product, now).map(({ kind }) => kind);
  expect(kinds).toContain(OpenMatterKind.BillsDue);
  expect(kinds).not.toContain(OpenMatterKind.Children);
});

test('ignores children for 12037, which has no pages for them', () => {
  const kindsOf = (code: ProductCode) =>
    blockersOf(make({ viewer: { product: code } }), code, now).map(({ kind }) => kind);
  expect(kindsOf(ProductCode.BuyFirstPayLater)).not.toContain(OpenMatterKind.Children);
  expect(kindsOf(ProductCode.Factoring)).toContain(OpenMatterKind.Children);
});

test('blocks only its own product by the factoring balance', () => {
  const open = (code: ProductCode, alsoOpened: ProductCode[] = []) =>
    blockersOf(make({ viewer: { product: code }, opening: { alsoOpened } }), code, now).find(
      ({ kind }) => kind === OpenMatterKind.FactoringBalance,
    );
  expect(open(ProductCode.Factoring)).toMatchObject({ count: 1, amount: 3_650_000 });
  expect(open(ProductCode.Factoring, [ProductCode.EnterprisePurchasing])).toMatchObject({ count: 1 });
  expect(open(ProductCode.EnterprisePurchasing)).toBeUndefined();
});

const wish = { product, reason: CancelReason.NotNeeded };

/** Verifies the phone and cancels. */
function cancelOk(world: World) {
  const sent = sendSms(world, { type: SmsType.CancelProduct, phone: world.company.admin.phone }, now);
  if ('refuse' in sent) throw new Error(sent.refuse);
  const proof = verifySms(sent.world, { type: SmsType.CancelProduct, code: terms.smsCode }, now);
  if ('refuse' in proof) throw new Error(proof.refuse);
  const outcome = cancelProduct(proof.world, { ...wish, smsToken: proof.token }, now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return { outcome, proof };
}

test('ends automatic repayment of a cancelled product only', () => {
  const autoOf = (repaid: ProductCode) => {
    const world = make({ ...free, opening: { alsoOpened: ['12007'] } });
    const auto = { ...world, repaySetting: { ...world.repaySetting, auto: true, product: repaid } };
    return cancelOk(auto).outcome.world.repaySetting.auto;
  };
  expect(autoOf(product)).toBe(false);
  expect(autoOf(ProductCode.NewChannel)).toBe(true);
});

test('closes the product and the line once, and breaks no invariant', () => {
  const { outcome, proof } = cancelOk(make(free));
  expect(outcome.world.openings).toEqual([]);
  expect(outcome.world.quota.fixed).toBe(0);
  expect(brokenLaws(outcome.world, '2026-11-12')).toEqual([]);
  expect(cancelProduct(outcome.world, { ...wish, smsToken: proof.token }, now)).toEqual({
    refuse: 'not-opened',
  });
});

test.each([
  ['blocked', {}],
  ['not-proved', free],
] as const)('refuses a cancellation as %s', (refuse, given) => {
  expect(cancelProduct(make(given), { ...wish, smsToken: 'DX1' }, now)).toEqual({ refuse });
});
