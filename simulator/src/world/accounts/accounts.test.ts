import { describe, expect, test } from 'vitest';
import {
  AccountStatus,
  ProductCode,
  type LimitUse,
  type NewAccountProblem,
} from '#generated/shared/enums.ts';
import { mayDecide } from '../approvals/setting.ts';
import { makeWorld } from '../baseline.ts';
import { accountOf } from '../company/company.ts';
import { brokenLaws } from '../laws.ts';
import { placeOrders } from '../orders/purchases.ts';
import { instantOf } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { changeStatus, deleteAccount, setLimit } from './changes.ts';
import { leftFor, limitUse, usedBy } from './limits.ts';
import { addAccounts, problemsOf, type NewAccount } from './newAccounts.ts';

const now = instantOf('2026-11-12', '10:00:00');
const today = '2026-11-12';
const world = makeWorld({}, { seed: 'x', now });
const child = 'hechuan_cg04';

/** Returns the world of a successful outcome. */
const worldOf = (outcome: { world: World } | { refuse: string }): World => {
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  return outcome.world;
};

const order = (from: World, amount: number, pin = child) =>
  placeOrders(
    from,
    [{ product: ProductCode.EnterprisePurchasing, pin, goods: '轴承', amount: cents(amount) }],
    now,
  );

test.each<[number, number | undefined, LimitUse]>([
  [0, 100, 'NORMAL'],
  [89.99, 100, 'NORMAL'],
  [90, 100, 'NEARLY_USED'],
  [100, 100, 'USED_UP'],
  [101, 100, 'USED_UP'],
  [0, 0, 'USED_UP'],
  [500, undefined, 'UNLIMITED'],
])('reports the use of a limit: %s of %s is %s', (used, cap, use) =>
  expect(limitUse(cents(used), cap === undefined ? undefined : cents(cap))).toBe(use),
);

describe('a limit', () => {
  const limited = worldOf(setLimit(world, child, cents(1000) + usedBy(world, child)));

  test('applies to the cent when the account orders', () => {
    expect(order(limited, 1000.01)).toEqual({ refuse: 'above-limit' });
    const after = worldOf(order(limited, 1000));
    expect(leftFor(after, accountOf(after, child)!)).toBe(0);
    expect(order(after, 0.01)).toEqual({ refuse: 'above-limit' });
  });

  test('lies between the used amount and the whole line, and can be removed', () => {
    const used = usedBy(world, 'hechuan_cg02');
    expect(setLimit(world, 'hechuan_cg02', used - 1)).toMatchObject({ refuse: 'out-of-range', from: used });
    expect(setLimit(world, 'hechuan_cg02', cents(1_200_000) + 1)).toMatchObject({ refuse: 'out-of-range' });
    expect(accountOf(worldOf(setLimit(world, 'hechuan_cg02', undefined)), 'hechuan_cg02')).not.toHaveProperty(
      'cap',
    );
  });
});

test('blocks orders of a frozen account until it is unfrozen', () => {
  const frozen = worldOf(changeStatus(world, child, AccountStatus.Frozen));
  expect(order(frozen, 1)).toEqual({ refuse: 'account-frozen' });
  expect(order(worldOf(changeStatus(frozen, child, AccountStatus.Normal)), 1)).toHaveProperty('world');
});

describe('deleting', () => {
  test('keeps an account with debt', () => {
    expect(deleteAccount(worldOf(order(world, 1)), child, today)).toMatchObject({
      refuse: 'in-debt',
      debt: 100,
    });
  });

  test('deletes an account without debt, keeps its purchases, and lets its login return', () => {
    const after = worldOf(deleteAccount(world, child, today));
    expect(accountOf(after, child)).toBeUndefined();
    expect(order(after, 1)).toEqual({ refuse: 'not-a-buyer' });
    expect(brokenLaws(after, today)).toEqual([]);
    const again = worldOf(addAccounts(after, [newAccount({ pin: child, existing: true })]));
    expect(again.formerAccounts).toEqual([]);
    expect(brokenLaws(again, today)).toEqual([]);
  });

  test('removes a deleted account’s right to decide, even if its login id returns', () => {
    const deciding = makeWorld({ approvals: { above: 50_000 } }, { seed: 'x', now });
    const named = {
      ...deciding,
      approvals: { ...deciding.approvals, setting: { ...deciding.approvals.setting, deciders: [child] } },
    };
    expect(mayDecide(named, child)).toBe(true);
    const again = worldOf(
      addAccounts(worldOf(deleteAccount(named, child, today)), [newAccount({ pin: child, existing: true })]),
    );
    expect(accountOf(again, child)).toBeDefined();
    expect(mayDecide(again, child)).toBe(false);
  });

  test('does not delete, freeze or limit the parent', () => {
    const parent = world.viewer.pin;
    expect([
      deleteAccount(world, parent, today),
      changeStatus(world, parent, AccountStatus.Frozen),
      setLimit(world, parent, 0),
    ]).toEqual(Array(3).fill({ refuse: 'not-owned' }));
  });
});

const deleted = (pin: string): World => worldOf(deleteAccount(world, pin, today));

const newAccount = (rest: Partial<NewAccount> = {}): NewAccount => ({
  pin: 'hechuan_cg14',
  existing: false,
  nickname: '禾川采购苏州组',
  phone: '13606812257',
  ...rest,
});

test.each<[string, Partial<NewAccount>, NewAccountProblem | undefined]>([
  ['accepts a new login id', {}, undefined],
  ['accepts an existing login without a company', { pin: 'hechuan_sz01', existing: true }, undefined],
  ['refuses a registered login as a new one', { pin: 'hechuan_sz01' }, 'TAKEN'],
  ['refuses an unknown login as an existing one', { existing: true }, 'UNKNOWN'],
  ['refuses a login of this company, in capitals', { pin: 'HECHUAN_CG02' }, 'ADDED'],
  ['refuses a login of another company', { pin: 'xinlong_cg01', existing: true }, 'ELSEWHERE'],
  ['refuses a limit above the credit line', { cap: cents(1_200_000.01) }, 'LIMIT'],
])('%s', (_what, rest, problem) => expect(problemsOf(world, [newAccount(rest)])).toEqual([problem]));

test('adds an existing login in capitals under its registered id', () => {
  const added = addAccounts(deleted(child), [
    newAccount({ pin: child.toUpperCase(), existing: true }),
    newAccount({ pin: 'Hechuan_SZ01', existing: true, phone: '13606812258' }),
  ]);
  expect(added).toMatchObject({ pins: [child, 'hechuan_sz01'] });
  expect(brokenLaws(worldOf(added), today)).toEqual([]);
});

test('adds all accounts or none, each once, within the company’s maximum', () => {
  const wrong = [newAccount(), newAccount({ pin: 'xinlong_cg01' })];
  expect(addAccounts(world, wrong)).toEqual({ refuse: 'ELSEWHERE', pin: 'xinlong_cg01' });
  expect(problemsOf(world, [newAccount(), newAccount()])).toEqual([undefined, 'DUPLICATE']);
  const full = makeWorld({ accounts: { full: true } }, { seed: 'x', now });
  expect(full.accounts).toHaveLength(51);
  expect(problemsOf(full, [newAccount()])).toEqual(['FULL']);
});
