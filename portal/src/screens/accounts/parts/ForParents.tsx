import type { ReactNode } from 'react';
import { AskParent } from '../../../domain/status/AskParent.tsx';
import { NotOffered } from '../../../domain/status/NotOffered.tsx';
import { useProduct } from '../../../session/useProduct.ts';
import { useSession } from '../../../session/useSession.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { copy } from '../copy.ts';
import { managesAccounts } from '../ways.ts';

interface ForParentsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The pages of the purchasing accounts; to whoever has none and came by the URL, why, and nothing is asked for. */
export function ForParents({ title, children }: ForParentsProps) {
  const { isParent } = useSession();
  const product = useProduct();
  if (isParent && managesAccounts(product)) return children;
  return (
    <>
      <PageHead title={title} />
      {isParent ? <NotOffered text={copy.notManaged(product.name)} /> : <AskParent text={copy.parentOnly} />}
    </>
  );
}
