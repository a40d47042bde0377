import type { Product } from '../../products/product.ts';
import type { OrderColumn } from './orderColumns.tsx';

/** One order list; what a product family sees of it is data. */
export interface OrdersView {
  readonly columns: readonly OrderColumn[];
  /** Who delivers is a filter where the suppliers are the point. */
  readonly bySupplier: boolean;
}

const states = ['amount', 'refunded', 'receipt', 'afterSale', 'bill'] as const;

const own: OrdersView = { columns: ['order', 'orderedAt', 'jdpin', ...states], bySupplier: false };
const fromSuppliers: OrdersView = {
  columns: ['order', 'orderedAt', 'supplier', ...states],
  bySupplier: true,
};

/** Distributors and factoring buy from many suppliers. 1 §1 */
export function ordersViewOf({ type }: Pick<Product, 'type'>): OrdersView {
  switch (type) {
    case 'fenxiao':
    case 'yipanhuo':
    case 'baolibiaopin':
      return fromSuppliers;
    default:
      return own;
  }
}
