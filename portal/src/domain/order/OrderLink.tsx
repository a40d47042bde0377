import { Link } from 'react-router-dom';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';

/** An order's number: to its page, or to its list with the drawer open where there is no page. */
export function OrderLink({ orderNo, product }: { readonly orderNo: string; readonly product: Product }) {
  const { orders, orderDetail = orders } = bookPagesOf(product);
  return (
    <Link className="link" to={orderDetail({ orderNo })}>
      {orderNo}
    </Link>
  );
}
