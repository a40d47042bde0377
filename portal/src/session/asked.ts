import type { ProductCode } from '../products/product.ts';
import type { Session } from './session.ts';

/** Whose page is asked for, and with which query. */
export interface Asked {
  readonly productCode: ProductCode;
  readonly query: URLSearchParams;
}

/** The product whose data may be asked for: nobody else has any. */
export const openedProduct = ({ product, openStatus }: Pick<Session, 'product' | 'openStatus'>) =>
  openStatus.opened ? product : undefined;
