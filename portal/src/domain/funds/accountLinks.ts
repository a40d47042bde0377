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
