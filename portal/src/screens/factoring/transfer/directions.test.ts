import { expect, test } from 'vitest';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { firstDirection, directionsOf } from './directions.ts';

const account = (
  accountNo: string,
  accountType: FundAccountType,
  investorNo = 'A',
  repayMode: 'ONLINE' | 'OFFLINE' = 'ONLINE',
) => ({ accountNo, accountType, investorNo, repayMode, balance: 100, available: 100 });

const balance = account('B', FundAccountType.Factoring);
const overflow = account('O', FundAccountType.Overflow);
const easyPay = account('E', FundAccountType.EasyPay);
const otherInvestor = account('X', FundAccountType.Overflow, 'Z');
const offline = account('F', FundAccountType.Overflow, 'A', 'OFFLINE');

test.each([
  [
    'both directions between two accounts of one investor',
    [overflow, easyPay, balance, otherInvestor],
    ['B>O', 'O>B'],
  ],
  ['no direction without a balance account', [overflow, easyPay], []],
  ['no direction to another investor', [balance, otherInvestor], []],
  ['no direction into an offline account, only out of it', [balance, offline], ['F>B']],
])('offers %s', (_, accounts, expected) => {
  expect(directionsOf(accounts).map(({ from, to }) => `${from.accountNo}>${to.accountNo}`)).toEqual(expected);
});

test('starts from the account in the URL, else from the first one with available money', () => {
  const directions = directionsOf([balance, overflow]);
  expect(firstDirection(directions, 'O')?.id).toBe('O');
  expect(firstDirection(directions, 'nothing')?.id).toBe('B');
  expect(firstDirection(directionsOf([{ ...balance, available: 0 }, overflow]), null)?.id).toBe('O');
});
