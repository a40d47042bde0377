import { expect, test } from 'vitest';
import { isOfflineOverflow, transferOut } from './accountRules.ts';

const account = { accountType: 'vas', balance: 86_300.45, withdrawal: true };

test.each([
  [86_300.45, true, 'open'],
  [86_300.45, false, 'pending'],
  [0, true, 'no-balance'],
  [0, false, 'no-balance'],
] as const)('transfers out with balance %s and withdrawal %s: %s', (balance, withdrawal, expected) => {
  expect(transferOut({ ...account, balance, withdrawal })).toBe(expected);
});

test('closes only overflow accounts of offline investors for transfers in', () => {
  expect(isOfflineOverflow({ ...account, repayMode: 'OFFLINE' })).toBe(true);
  expect(isOfflineOverflow({ ...account, repayMode: 'ONLINE' })).toBe(false);
  expect(isOfflineOverflow(account)).toBe(false);
  expect(isOfflineOverflow({ ...account, accountType: 'easyPay', repayMode: 'OFFLINE' })).toBe(false);
});
