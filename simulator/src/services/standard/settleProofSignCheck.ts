import { hasCertificates } from '../../world/certificates/certificates.ts';
import type { Handler } from '../handler.ts';

export const settleProofSignCheck: Handler<'standard', 'settleProofSignCheck'> = (
  { productCode },
  { world },
) =>
  hasCertificates(productCode)
    ? { data: { showTab: world.settleProof.showTab } }
    : { refuse: 'ProductNotAllowed' };
