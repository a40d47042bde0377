import type { Product } from '../../products/product.ts';
import type { OrderColumn } from './orderColumns.tsx';

/** The view of a product family on the order list. */
export interface OrdersView {
  readonly columns: readonly OrderColumn[];
  /** Whether the supplier is a filter. */
  readonly bySupplier: boolean;
}

const sharedColumns = ['amount', 'refunded', 'receipt', 'afterSale', 'bill'] as const;

const fromOneSupplier: OrdersView = {
  columns: ['order', 'orderedAt', 'jdpin', ...sharedColumns],
  bySupplier: false,
};
const fromSuppliers: OrdersView = {
  columns: ['order', 'orderedAt', 'supplier', ...sharedColumns],
  bySupplier: true,
};

/** The view of a product. Users of fenxiao, yipanhuo and factoring buy from many suppliers. 1 §1 */
export function ordersViewOf({ type }: Pick<Product, 'type'>): OrdersView {
  switch (type) {
    case 'fenxiao':
    case 'yipanhuo':
    case 'baolibiaopin':
      return fromSuppliers;
    default:
      return fromOneSupplier;
  }
}
