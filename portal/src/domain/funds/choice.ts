import type { Outputs } from '#generated/provisional/io.ts';

export type FundAccountDetail = Outputs['queryFundAccounts']['accounts'][number];

/** What a URL says of the account that it is about. 2 §2.1 */
export interface AccountChoice {
  readonly accountNo?: string | null | undefined;
  readonly investorNo?: string | null | undefined;
}

/**
 * The account that a page is about: the one of this number, of any kind; else of the kind that the page is for, the
 * one with this investor or the first. A number or an investor that is not there gives none, never another account.
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
