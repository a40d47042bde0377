import { ParentsOnly } from '../../domain/funds/ChosenAccount.tsx';
import { ClaimResult } from '../../domain/funds/claim/ClaimResult.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { claimPages } from './claimPages.ts';
import { copy } from './copy.ts';

/** /baolibiaopin/balanceAccount/claimResult: result of a claim, by its number or the key of its submission. 1 §2, 1 §9 */
export function Component() {
  const { code } = useProduct();
  const { isParent } = useSession();
  return (
    <>
      <PageHead title={copy.claim.resultTitle} parent={{ title: copy.claim.title, to: claimPages.claim }} />
      {isParent ? <ClaimResult productCode={code} pages={claimPages} /> : <ParentsOnly />}
    </>
  );
}
