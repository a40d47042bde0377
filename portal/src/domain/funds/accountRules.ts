import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';

/** The fields of a fund account that the transfer rules read. 2 §3 */
export interface AccountFacts {
  readonly accountType: string;
  readonly balance: number;
  readonly withdrawal: boolean;
  readonly repayMode?: string | undefined;
}

/** Returns `open` if money can be transferred out of the account, else the reason why not. 2 §2.4 */
export function transferOut(account: AccountFacts): 'open' | 'no-balance' | 'pending' {
  if (account.balance <= 0) return 'no-balance';
  return account.withdrawal ? 'open' : 'pending';
}

/** Overflow accounts of offline-repay investors: no transfer in, no claim, call customer service. 2 §2.4, docs/decisions/0228 */
export const isOfflineOverflow = (account: AccountFacts): boolean =>
  account.accountType === FundAccountType.Overflow && account.repayMode === 'OFFLINE';
