import { ProductCode } from '#generated/shared/enums.ts';
import type { Handler } from '../handler.ts';

/** Settle certificates exist for two products (spec 1 §5). */
const products: readonly ProductCode[] = [ProductCode.EnterprisePurchasing, ProductCode.WholesaleMall];

export const settleProofSignCheck: Handler<'standard', 'settleProofSignCheck'> = (
  { productCode },
  { world },
) =>
  products.includes(productCode)
    ? { data: { showTab: world.settleProof.showTab } }
    : { refuse: 'ProductNotAllowed' };
