import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { paths } from '../../paths.ts';

interface LinkedAccount {
  readonly accountType: string;
  readonly accountNo: string;
  readonly investorNo: string;
}

/** Where each kind of account goes. 2 §2.1 @param fromName the page that leads there */
export function accountLinks(fromName: string, { accountType, accountNo, investorNo }: LinkedAccount) {
  const from = { fromName, investorNo };
  const records = paths.vasClaimRecord({ fromName, accountNo });
  return accountType === FundAccountType.Overflow
    ? {
        transferIn: paths.vasChooseAccount(),
        claim: paths.vasClaim(from),
        records,
        howUse: paths.vasIntro(from),
      }
    : {
        transferIn: paths.yjfBankCards(),
        claim: paths.yjfClaim(from),
        records,
        howUse: paths.yjfHowUse(from),
      };
}

interface ClaimLinks {
  /** Where another claim of the family is made, of what came to one funder. */
  readonly claim: (of?: { readonly investorNo: string }) => string;
  /** What became of a claim, on the family's own page. */
  readonly result: (claimNo: string) => string;
}

/** Each family's own pages around a claim: a list or an address may hold the claims of all. 1 §2 */
export const claimLinks: Readonly<Record<FundAccountType, ClaimLinks>> = {
  [FundAccountType.Overflow]: {
    claim: (of) => paths.vasClaim({ fromName: 'vasClaimResult', ...of }),
    result: (claimNo) => paths.vasClaimResult({ claimNo }),
  },
  [FundAccountType.EasyPay]: {
    claim: (of) => paths.yjfClaim(of),
    result: (claimNo) => paths.yjfClaim({ claimNo }),
  },
  [FundAccountType.Factoring]: {
    claim: () => paths.factoringBalanceClaim(),
    result: (claimNo) => paths.factoringBalanceClaimResult({ claimNo }),
  },
};
