import { OrderLink } from '../../domain/order/OrderLink.tsx';
import { paymentStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import type { Product } from '../../products/product.ts';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { Payment } from './rules.ts';

/** A payment as a list entry, for narrow screens. docs/design/look.md rule 8 */
export function PaymentEntry({ payment, product }: { readonly payment: Payment; readonly product: Product }) {
  const { goods, amount, paidAt, orderNo, status, failReason, paymentNo } = payment;
  return (
    <ListEntry
      first={[goods, <MoneyText key="amount" value={amount} symbol />]}
      second={[paidAt, failReason ?? paymentNo]}
      third={[
        <StatusValueTag key="status" kind={paymentStatus} value={status} />,
        <OrderLink key="order" orderNo={orderNo} product={product} />,
      ]}
    />
  );
}
