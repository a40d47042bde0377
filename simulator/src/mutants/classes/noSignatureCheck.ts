import { mutants } from '../mutant.ts';
import { writtenFor } from '../ways/contract.ts';

const unsigned = writtenFor((operation) => ({ ...operation, signed: false }));

/** A signed call is answered without nonce and signature. */
export const noSignatureCheck = mutants('no-signature-check', {
  'gateway.drawCouponsStdjc': { says: 'the signature may be missing', spoil: unsigned },
  'gateway.contractUpSign': { says: 'the signature may be missing', spoil: unsigned },
});
