import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { KindTag } from '#portal/domain/status/KindTag.tsx';
import { paymentStatus } from '#portal/domain/status/statusTags.ts';
import type { Product } from '#portal/products/product.ts';
import type { Order } from '../rules.ts';
import { BillLink } from './BillLink.tsx';

/** An unpaid order cannot be billed; a paid one shows its bill. */
export function PaymentOrBill({ order, product }: { readonly order: Order; readonly product: Product }) {
  if (order.paymentStatus !== PaymentStatus.Success)
    return (
      <KindTag
        kind={paymentStatus}
        value={order.paymentStatus}
        fact={factOf('order.payment', order.orderNo)}
      />
    );
  return <BillLink order={order} product={product} />;
}
