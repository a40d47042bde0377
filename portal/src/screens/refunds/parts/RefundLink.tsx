import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import type { Refund } from '../queries.ts';

export function RefundLink({ refund: { refundNo } }: { readonly refund: Pick<Refund, 'refundNo'> }) {
  return (
    <Link className="link" to={paths.refundDetail({ refundNo })} aria-label={copy.openOf(refundNo)}>
      {copy.open}
    </Link>
  );
}
