import { funds } from '#portal/copy/funds.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import type { AccountChoice, FundAccountDetail } from '../choice.ts';
import { ChosenAccount } from '../ChosenAccount.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import type { ClaimPages } from './pages.ts';

interface FundClaimProps {
  readonly type: FundAccountDetail['accountType'];
  readonly by: AccountChoice;
  readonly choose: string;
  readonly pages: ClaimPages;
}

/** The claim page of a family with one account: the form, or customer service where the provider takes no claims. 2 §2.4 */
export const FundClaim = ({ type, by, choose, pages }: FundClaimProps) => (
  <ChosenAccount type={type} by={by} choose={choose}>
    {(account, productCode) =>
      account.mayClaim ? (
        <ClaimForm key={account.accountNo} productCode={productCode} account={account} pages={pages} />
      ) : (
        <CardFrame>
          <HintPanel tone="warning" icon="phone">
            {funds.offlineInvestor}
          </HintPanel>
        </CardFrame>
      )
    }
  </ChosenAccount>
);
