import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import type { Refund } from '../queries.ts';
import { PageLink } from '../../../ui/router/PageLink.tsx';

export function RefundLink({ refund: { refundNo } }: { readonly refund: Pick<Refund, 'refundNo'> }) {
  return (
    <PageLink className="link" to={paths.refundDetail({ refundNo })} aria-label={copy.openOf(refundNo)}>
      {copy.open}
    </PageLink>
  );
}
