import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { accountQuery, type Account, type AccountPage } from '../queries.ts';

interface OneAccountProps {
  readonly productCode: ProductCode;
  readonly jdpin: string;
  readonly children: (found: {
    readonly account: Account;
    readonly summary: AccountPage['summary'];
  }) => ReactNode;
}

/** The account of a drawer, requested separately: it may be on another page of the list. */
export function OneAccount({ productCode, jdpin, children }: OneAccountProps) {
  const found = useQuery(accountQuery(productCode, jdpin));
  return (
    <CardFrame query={found} skeleton={<Skeleton height={320} />}>
      {found.data?.account ? (
        children({ account: found.data.account, summary: found.data.summary })
      ) : (
        <EmptyLine text={copy.limitDrawer.gone} />
      )}
    </CardFrame>
  );
}
