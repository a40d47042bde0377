import { isProductCode } from '../../products/catalogue.ts';
import { useWholeSession } from '../../session/useSession.ts';

/** The opened products that this portal has names for. */
export const useOpenedProducts = () =>
  useWholeSession().productList.filter(({ productCode }) => isProductCode(productCode));
