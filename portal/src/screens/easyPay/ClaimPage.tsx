import { useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { ParentsOnly } from '../../domain/funds/ChosenAccount.tsx';
import { ClaimResult } from '../../domain/funds/claim/ClaimResult.tsx';
import { FundClaim } from '../../domain/funds/claim/FundClaim.tsx';
import type { ClaimPages } from '../../domain/funds/claim/pages.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';

const { claim: words } = copy;

/** Returns the addresses of the easy-pay pages for a claim. The claim and its result are one page, so there is no other page to load. */
const claimPages = (investorNo: string | undefined): ClaimPages => ({
  result: (by) => paths.yjfClaim({ ...by, investorNo }),
  load: () => Promise.resolve(),
  claim: paths.yjfClaim({ investorNo }),
  records: paths.vasClaimRecord({ fromName: 'yjfClaim' }),
  account: (accountNo) => paths.vasAccountDetail({ accountNo }),
});

/** /yjf/claim: claims an incoming transfer for the easy-pay account, and then shows the result. 1 §2 */
export function Component() {
  const [query] = useSearchParams();
  const submitted = query.has('claimNo') || query.has('key');
  const investorNo = query.get('investorNo') ?? undefined;
  const pages = claimPages(investorNo);
  return submitted ? <Result pages={pages} /> : <Claim investorNo={investorNo} pages={pages} />;
}

interface ClaimProps {
  readonly investorNo: string | undefined;
  readonly pages: ClaimPages;
}

function Claim({ investorNo, pages }: ClaimProps) {
  const { isParent } = useSession();
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={{ title: copy.home, to: paths.root() }}
        actions={
          <>
            <LinkButton variant="outlined" to={paths.yjfHowUse({ fromName: 'yjfClaim' })}>
              {words.howUse}
            </LinkButton>
            {isParent ? (
              <LinkButton variant="outlined" to={pages.records}>
                {words.records}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <FundClaim type={FundAccountType.EasyPay} by={{ investorNo }} choose={paths.yjfClaim()} pages={pages} />
    </>
  );
}

function Result({ pages }: Pick<ClaimProps, 'pages'>) {
  const { code } = useProduct();
  const { isParent } = useSession();
  return (
    <>
      <PageHead title={words.result} parent={{ title: words.title, to: pages.claim }} />
      {isParent ? <ClaimResult productCode={code} pages={pages} /> : <ParentsOnly />}
    </>
  );
}
