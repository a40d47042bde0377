import { useLocation } from 'react-router-dom';
import { XTL_UPGRADE } from '../../products/catalogue.ts';
import type { Product } from '../../products/product.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { flowAt, type Carried, type Flow } from './flows.ts';

/** The product of this opening, and its addresses. */
export function useWay(): { readonly product: Product; readonly flow: Flow; readonly carried: Carried } {
  const product = useProduct();
  const { fromXtlUpgrade } = useSession();
  const { pathname } = useLocation();
  const from = fromXtlUpgrade ? XTL_UPGRADE : undefined;
  return { product, flow: flowAt(pathname), carried: { productCode: product.code, from } };
}
