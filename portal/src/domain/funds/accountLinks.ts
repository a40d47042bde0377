import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { paths } from '../../paths.ts';

interface LinkedAccount {
  readonly accountType: string;
  readonly accountNo: string;
  readonly investorNo: string;
}

/**
 * Links of an overflow or easyPay account; a factoring balance account has other pages. 2 §2.1
 * @param fromName name of the linking page
 */
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
  /** Address of the form for another claim, optionally for one investor. */
  readonly claim: (of?: { readonly investorNo: string }) => string;
  /** Address of a claim's result page. */
  readonly result: (claimNo: string) => string;
}

/** Claim pages by account type. A list may show claims of all types, so each claim selects its own pages. 1 §2 */
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
