import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { FundClaim } from '../../domain/funds/claim/FundClaim.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { claimPages } from './claimPages.ts';
import { copy } from './copy.ts';

const { claim: words } = copy;

/** /baolibiaopin/balanceAccount/claim: claims an incoming transfer for the balance account. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={{ title: copy.balance.title, to: paths.factoringBalance() }}
        actions={
          isParent ? (
            <LinkButton variant="outlined" to={claimPages.records}>
              {words.records}
            </LinkButton>
          ) : null
        }
      />
      <FundClaim
        type={FundAccountType.Factoring}
        by={{}}
        choose={paths.factoringBalance()}
        pages={claimPages}
      />
    </>
  );
}
