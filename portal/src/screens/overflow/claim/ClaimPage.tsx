import { useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { funds } from '#portal/copy/funds.ts';
import { isOfflineOverflow } from '#portal/domain/funds/accountRules.ts';
import { ChosenAccount } from '#portal/domain/funds/ChosenAccount.tsx';
import { ClaimForm } from '#portal/domain/funds/claim/ClaimForm.tsx';
import { paths } from '#portal/paths.ts';
import { useSession } from '#portal/session/useSession.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import { claimPages } from './claimPages.ts';

const { claim: words } = copy;

/** /vas/vasClaim: claims an incoming transfer by proving it. Transfers to an offline investor are claimed by phone. 1 §2, 2 §2.4 */
export function Component() {
  const [query] = useSearchParams();
  const { isParent } = useSession();
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={{ title: copy.account.title, to: paths.vasAccountDetail() }}
        actions={
          isParent ? (
            <LinkButton variant="outlined" to={paths.vasClaimRecord({ fromName: 'vasClaim' })}>
              {words.records}
            </LinkButton>
          ) : null
        }
      />
      <ChosenAccount
        type={FundAccountType.Overflow}
        by={{ investorNo: query.get('investorNo') }}
        choose={paths.vasChooseAccount()}
      >
        {(account, productCode) =>
          isOfflineOverflow(account) ? (
            <CardFrame>
              <HintPanel tone="warning" icon="phone">
                {funds.offlineInvestor}
              </HintPanel>
            </CardFrame>
          ) : (
            <ClaimForm
              key={account.accountNo}
              productCode={productCode}
              account={account}
              pages={claimPages(account.investorNo, account.accountNo)}
            />
          )
        }
      </ChosenAccount>
    </>
  );
}
