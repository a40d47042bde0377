import { isProductCode } from '../../products/catalogue.ts';
import { useWholeSession } from '../../session/useSession.ts';

/** The opened products that this portal knows by name. */
export const useOpenedProducts = () =>
  useWholeSession().productList.filter(({ productCode }) => isProductCode(productCode));
