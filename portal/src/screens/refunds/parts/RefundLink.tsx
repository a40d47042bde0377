import { paths } from '#portal/paths.ts';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { copy } from '../copy.ts';
import type { Refund } from '../queries.ts';

export function RefundLink({ refund: { refundNo } }: { readonly refund: Pick<Refund, 'refundNo'> }) {
  return (
    <PageLink className="link" to={paths.refundDetail({ refundNo })} aria-label={copy.openOf(refundNo)}>
      {copy.open}
    </PageLink>
  );
}
