import { useLocation } from 'react-router-dom';
import { XTL_UPGRADE } from '../../products/catalogue.ts';
import type { Product } from '../../products/product.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { flowAt, type LinkParams, type Flow } from './flows.ts';

/** The product of this opening, and its addresses. */
export function useOpeningFlow(): {
  readonly product: Product;
  readonly flow: Flow;
  readonly linkParams: LinkParams;
} {
  const product = useProduct();
  const { fromXtlUpgrade } = useSession();
  const { pathname } = useLocation();
  const from = fromXtlUpgrade ? XTL_UPGRADE : undefined;
  return { product, flow: flowAt(pathname), linkParams: { productCode: product.code, from } };
}
