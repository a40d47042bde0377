import { hasFeature } from '../../world/products.ts';
import type { Handler } from '../handler.ts';

export const settleProofSignCheck: Handler<'standard', 'settleProofSignCheck'> = (
  { productCode },
  { world },
) =>
  hasFeature(productCode, 'settleCertificate')
    ? { data: { showTab: world.settleProof.showTab } }
    : { refuse: 'ProductNotAllowed' };
