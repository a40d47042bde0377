import type { ReactNode } from 'react';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import { addedQuery } from '../useAdded.ts';

interface AddFrameProps {
  readonly title: string;
  readonly children: (page: {
    readonly productCode: ProductCode;
    /** Returns to the list, which shows the new accounts. */
    readonly onDone: (jdpins: readonly string[]) => void;
  }) => ReactNode;
}

/** Page of the factoring products for a form that other products show in a drawer. */
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
