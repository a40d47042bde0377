import type { ProductCode } from '../products/product.ts';
import type { Session } from './session.ts';

/** Product and query of the requested address. */
export interface Asked {
  readonly productCode: ProductCode;
  readonly query: URLSearchParams;
}

/** The product whose data may be requested: without an opened product there is none. */
export const openedProduct = ({ product, openStatus }: Pick<Session, 'product' | 'openStatus'>) =>
  openStatus.opened ? product : undefined;
