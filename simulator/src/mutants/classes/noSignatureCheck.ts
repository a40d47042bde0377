import { mutants } from '../mutant.ts';
import { withContract } from '../operators/contract.ts';

const unsigned = withContract((operation) => ({ ...operation, signed: false }));

/** Answers a signed call without nonce and signature. */
export const noSignatureCheck = mutants('no-signature-check', {
  'gateway.drawCouponsStdjc': { summary: 'the signature may be missing', mutate: unsigned },
  'gateway.contractUpSign': { summary: 'the signature may be missing', mutate: unsigned },
});
