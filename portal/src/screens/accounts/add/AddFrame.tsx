import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import type { ProductCode } from '../../../products/product.ts';
import { useProduct } from '../../../session/useProduct.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useLeadOn } from '../../../ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import { addedQuery } from '../useAdded.ts';

interface AddFrameProps {
  readonly title: string;
  readonly children: (page: {
    readonly productCode: ProductCode;
    /** Back to the list, which has the new accounts. */
    readonly onDone: (jdpins: readonly string[]) => void;
  }) => ReactNode;
}

/** A page of its own for what the other families do in a drawer. */
export function AddFrame({ title, children }: AddFrameProps) {
  const { code: productCode } = useProduct();
  const leadOn = useLeadOn();
  const list = paths.factoringAccounts();
  return (
    <>
      <PageHead title={title} parent={{ title: copy.title, to: list }} />
      {children({ productCode, onDone: (jdpins) => void leadOn(`${list}?${addedQuery(jdpins)}`) })}
    </>
  );
}
