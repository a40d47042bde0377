import { bills as copy } from '../../copy/ui.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** Leads from bills and orders to the comparison with the company's own ledger, where the product has one. */
export function ReconcileLink() {
  const { reconcile } = bookPagesOf(useProduct());
  if (reconcile === undefined) return null;
  return (
    <LinkButton variant="outlined" to={reconcile()}>
      {copy.reconcile}
    </LinkButton>
  );
}
