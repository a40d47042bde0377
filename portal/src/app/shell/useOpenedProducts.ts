import { isProductCode } from '../../products/catalogue.ts';
import { useSession } from '../../session/useSession.ts';

/** The opened products that this portal knows by name. */
export const useOpenedProducts = () =>
  useSession().productList.filter(({ productCode }) => isProductCode(productCode));
