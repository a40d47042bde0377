import { expect, test } from 'vitest';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { chosenAccount, type AccountChoice } from './choice.ts';

const { Overflow, EasyPay } = FundAccountType;
const accounts = [
  { accountNo: 'E1', accountType: EasyPay, investorNo: 'Z1' },
  { accountNo: 'V1', accountType: Overflow, investorNo: 'Z1' },
  { accountNo: 'V2', accountType: Overflow, investorNo: 'Z2' },
];

test.each<[AccountChoice, string | undefined]>([
  [{}, 'V1'],
  [{ accountNo: null, investorNo: null }, 'V1'],
  [{ investorNo: 'Z2' }, 'V2'],
  [{ investorNo: 'Z3' }, undefined],
  [{ accountNo: 'V2', investorNo: 'Z1' }, 'V2'],
  [{ accountNo: 'E1' }, 'E1'],
  [{ accountNo: 'V9' }, undefined],
])('finds for the address %o on an overflow page the account %s', (choice, accountNo) => {
  expect(chosenAccount(accounts, Overflow, choice)?.accountNo).toBe(accountNo);
});
