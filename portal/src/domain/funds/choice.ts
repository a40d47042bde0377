import type { Outputs } from '#generated/provisional/io.ts';

export type FundAccountDetail = Outputs['queryFundAccounts']['accounts'][number];

/** The URL's choice of an account. 2 §2.1 */
export interface AccountChoice {
  readonly accountNo?: string | null | undefined;
  readonly investorNo?: string | null | undefined;
}

/**
 * Finds the page's account: the one with this number, of any type; else, of the page's type, the one with this
 * investor or the first. An unknown number or investor gives none, never another account.
 */
export function chosenAccount<
  Account extends Pick<FundAccountDetail, 'accountNo' | 'accountType' | 'investorNo'>,
>(
  accounts: readonly Account[],
  type: FundAccountDetail['accountType'],
  { accountNo, investorNo }: AccountChoice,
): Account | undefined {
  if (accountNo) return accounts.find((account) => account.accountNo === accountNo);
  const ofType = accounts.filter((account) => account.accountType === type);
  return investorNo ? ofType.find((account) => account.investorNo === investorNo) : ofType[0];
}
