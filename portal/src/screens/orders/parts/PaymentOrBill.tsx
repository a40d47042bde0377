import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { paymentStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import type { Product } from '#portal/products/product.ts';
import type { Order } from '../rules.ts';
import { BillLink } from './BillLink.tsx';

/** The bill of a paid order, else the payment status: an unpaid order is not billed. */
export function PaymentOrBill({ order, product }: { readonly order: Order; readonly product: Product }) {
  if (order.paymentStatus !== PaymentStatus.Success)
    return (
      <StatusValueTag
        kind={paymentStatus}
        value={order.paymentStatus}
        fact={factOf('order.payment', order.orderNo)}
      />
    );
  return <BillLink order={order} product={product} />;
}
