import { NO_VALUE } from '#portal/format/date.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import type { Product } from '#portal/products/product.ts';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import type { Order } from '../rules.ts';

interface BillLinkProps {
  readonly order: Pick<Order, 'billNo' | 'loanNo'>;
  readonly product: Product;
}

/**
 * The bill of an order, as a link if the product has pages of bills. 未出账 if the order is not billed yet. A dash if it has no loan:
 * it was not paid on credit or is fully returned, so it never gets a bill.
 */
export function BillLink({ order: { billNo, loanNo }, product }: BillLinkProps) {
  if (loanNo === undefined) return NO_VALUE;
  if (billNo === undefined) return <StatusTag icon="clock">{copy.loan.unbilled}</StatusTag>;
  const to = bookPagesOf(product).billDetail?.({ billNo });
  if (to === undefined) return billNo;
  return (
    <LinkedText className="link" to={to}>
      {billNo}
    </LinkedText>
  );
}
