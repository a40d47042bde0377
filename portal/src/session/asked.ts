import type { Product } from '../products/product.ts';
import type { Session } from './session.ts';

/** Whom a page is asked for, and with which query. */
export interface Asked {
  readonly session: Session;
  readonly query: URLSearchParams;
}

/** The product whose data may be asked for: nobody else has any. */
export const openedProduct = ({ product, openStatus }: Session): Product | undefined =>
  openStatus.opened ? product : undefined;
