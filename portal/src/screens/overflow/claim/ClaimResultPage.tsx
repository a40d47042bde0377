import { useSearchParams } from 'react-router-dom';
import { ParentsOnly } from '#portal/domain/funds/ChosenAccount.tsx';
import { ClaimResult } from '#portal/domain/funds/claim/ClaimResult.tsx';
import { useProduct } from '#portal/session/useProduct.ts';
import { useSession } from '#portal/session/useSession.ts';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import { claimPages } from './claimPages.ts';

/** /vas/vasClaim/Result: the result of a claim, found by its number or by the idempotency key of its submission. 1 §2, 1 §9 */
export function Component() {
  const { code } = useProduct();
  const { isParent } = useSession();
  const [query] = useSearchParams();
  const pages = claimPages(query.get('investorNo') ?? undefined, undefined);
  return (
    <>
      <PageHead title={copy.claim.resultTitle} parent={{ title: copy.claim.title, to: pages.claim }} />
      {isParent ? <ClaimResult productCode={code} pages={pages} /> : <ParentsOnly />}
    </>
  );
}
