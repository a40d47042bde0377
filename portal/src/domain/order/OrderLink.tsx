import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { LinkedText } from '../../ui/router/PageLink.tsx';

/** An order's number: links to its page, or to the list with its drawer where there is no page. */
export function OrderLink({ orderNo, product }: { readonly orderNo: string; readonly product: Product }) {
  const { orders, orderDetail = orders } = bookPagesOf(product);
  return (
    <LinkedText className="link" to={orderDetail({ orderNo })}>
      {orderNo}
    </LinkedText>
  );
}
