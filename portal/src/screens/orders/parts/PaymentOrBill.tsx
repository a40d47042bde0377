import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import type { Product } from '../../../products/product.ts';
import { KindTag } from '../../../domain/status/KindTag.tsx';
import { paymentStatus } from '../../../domain/status/statusTags.ts';
import type { Order } from '../rules.ts';
import { factOf } from '../../../domain/fact/factOf.ts';
import { BillLink } from './BillLink.tsx';

/** Before an order is paid it cannot be billed; afterwards its bill is what matters. */
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
