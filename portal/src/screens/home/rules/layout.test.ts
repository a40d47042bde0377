import { expect, test } from 'vitest';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { productFor } from '#portal/products/catalogue.ts';
import type { MenuViewer } from '#portal/products/itemRefusal.ts';
import { hasCard, inOneColumn, layoutOf, type CardName } from './layout.ts';

const viewer = (code: string, rest: Partial<MenuViewer> = {}): MenuViewer => ({
  product: productFor(code),
  acctType: AccountType.Parent,
  userTag: 'normal',
  loginId: 'hechuan_caigou',
  factoringType: 'CLEAR_FACTORING',
  ...rest,
});

test.each<[string, readonly CardName[], readonly CardName[]]>([
  ['12003', ['accounts', 'faq', 'coupons'], ['dueBills', 'orders', 'tasks', 'balance', 'contracts']],
  ['12025', ['accounts', 'tasks'], ['faq', 'dueBills', 'balance', 'contracts']],
  ['12012', ['dueBills', 'orders', 'accounts', 'coupons'], ['outlook', 'tasks', 'balance', 'contracts']],
  ['12015', ['dueBills', 'orders', 'accounts', 'coupons'], ['outlook', 'tasks', 'balance', 'contracts']],
  ['12017', ['dueBills', 'orders', 'accounts'], ['outlook', 'coupons', 'balance', 'contracts']],
  ['12023', ['outlook', 'orders', 'balance', 'contracts'], ['dueBills', 'accounts', 'coupons', 'ads']],
  ['12037', ['outlook', 'orders', 'balance', 'contracts'], ['dueBills', 'accounts', 'coupons', 'ads']],
])('home of %s has the cards %j and not %j', (code, has, hasNot) => {
  const layout = layoutOf(viewer(code));
  for (const card of has) expect(hasCard(layout, card), card).toBe(true);
  for (const card of hasNot) expect(hasCard(layout, card), card).toBe(false);
});

test.each([
  ['12003', true],
  ['12012', true],
  ['12015', true],
  ['12017', false],
  ['12023', false],
])('home of %s has a notice line: %s', (code, notices) => {
  expect(layoutOf(viewer(code)).notices).toBe(notices);
});

test('hides accounts, balance and contracts from child accounts', () => {
  for (const code of ['12003', '12012', '12023'])
    for (const card of ['accounts', 'balance', 'contracts'] as const)
      expect(hasCard(layoutOf(viewer(code, { acctType: AccountType.Child })), card)).toBe(false);
});

test('hides contracts, but not the balance, without clear factoring', () => {
  const layout = layoutOf(viewer('12023', { factoringType: 'UNCLEAR_FACTORING' }));
  expect(hasCard(layout, 'contracts')).toBe(false);
  expect(hasCard(layout, 'balance')).toBe(true);
});

test.each<[string, readonly CardName[]]>([
  ['12003', ['repayment', 'quota', 'outlook', 'accounts', 'user', 'coupons', 'faq', 'ads']],
  ['12025', ['repayment', 'quota', 'outlook', 'accounts', 'user', 'coupons', 'tasks', 'ads']],
  ['12012', ['repayment', 'dueBills', 'quota', 'months', 'orders', 'accounts', 'user', 'coupons', 'ads']],
  ['12017', ['repayment', 'dueBills', 'quota', 'months', 'orders', 'accounts', 'user', 'ads']],
  ['12023', ['repayment', 'quota', 'outlook', 'orders', 'balance', 'user', 'contracts']],
])('in one column the cards of %s are %j', (code, cards) => {
  expect(inOneColumn(layoutOf(viewer(code)))).toEqual(cards);
});
