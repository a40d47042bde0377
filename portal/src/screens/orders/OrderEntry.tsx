import { factOf } from '../../domain/fact/factOf.ts';
import { afterSale, orderReceipt } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import type { Product } from '../../products/product.ts';
import { RowAction } from '../../ui/button/RowAction.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { PaymentOrBill } from './parts/PaymentOrBill.tsx';
import type { Order } from './rules.ts';

interface OrderEntryProps {
  readonly order: Order;
  readonly product: Product;
  readonly onOpen: (order: Order) => void;
}

/** An order as a list entry, for narrow screens. docs/design/look.md rule 8 */
export function OrderEntry({ order, product, onOpen }: OrderEntryProps) {
  return (
    <ListEntry
      first={[
        order.goods,
        <MoneyText key="amount" value={order.amount} symbol fact={factOf('order.amount', order.orderNo)} />,
      ]}
      second={[
        `${order.orderedAt.slice(0, 10)} ${order.orderNo}`,
        <PaymentOrBill key="bill" order={order} product={product} />,
      ]}
      third={[
        <>
          <StatusValueTag
            kind={orderReceipt}
            value={order.receipt}
            fact={factOf('order.receipt', order.orderNo)}
          />
          <StatusValueTag
            kind={afterSale}
            value={order.afterSale}
            fact={factOf('order.afterSale', order.orderNo)}
          />
        </>,
        <RowAction key="open" name={copy.openOf(order.orderNo)} onClick={() => onOpen(order)}>
          {copy.open}
        </RowAction>,
      ]}
    />
  );
}
