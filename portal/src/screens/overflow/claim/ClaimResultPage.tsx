import { ParentsOnly } from '../../../domain/funds/ChosenAccount.tsx';
import { ClaimResult } from '../../../domain/funds/claim/ClaimResult.tsx';
import { paths } from '../../../paths.ts';
import { useProduct } from '../../../session/useProduct.ts';
import { useSession } from '../../../session/useSession.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import { claimPages } from './claimPages.ts';

/** /vas/vasClaim/Result: what became of a claim, asked for by its number or by the key of its submission. 1 §2, 1 §9 */
export function Component() {
  const { code } = useProduct();
  const { isParent } = useSession();
  return (
    <>
      <PageHead title={copy.claim.resultTitle} parent={{ title: copy.claim.title, to: paths.vasClaim() }} />
      {isParent ? (
        <ClaimResult productCode={code} pages={claimPages(undefined, undefined)} />
      ) : (
        <ParentsOnly />
      )}
    </>
  );
}
