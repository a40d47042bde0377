import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { copy } from './copy.ts';
import { OrderContent } from './parts/OrderContent.tsx';

interface OrderDrawerProps {
  readonly product: Product;
  /** Undefined: the drawer is closed. */
  readonly orderNo: string | undefined;
  readonly onClose: () => void;
}

/** Drawer with one order, beside the list. */
export function OrderDrawer({ product, orderNo, onClose }: OrderDrawerProps) {
  return (
    <SideDrawer
      title={copy.detailTitle}
      open={orderNo !== undefined}
      onClose={onClose}
      actions={<OrderPageLink product={product} orderNo={orderNo} />}
    >
      {orderNo === undefined ? null : <OrderContent product={product} orderNo={orderNo} />}
    </SideDrawer>
  );
}

/** Link to the order's page, in families that have one (1 §2). */
function OrderPageLink({ product, orderNo }: Pick<OrderDrawerProps, 'product' | 'orderNo'>) {
  const to = orderNo === undefined ? undefined : bookPagesOf(product).orderDetail?.({ orderNo });
  if (to === undefined) return null;
  return (
    <PageLink className="link" to={to}>
      {copy.openPage}
    </PageLink>
  );
}
