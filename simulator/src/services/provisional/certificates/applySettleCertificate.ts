import { applyCertificate, offersCertificates } from '#simulator/world/certificates/certificates.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { certificateEntry } from '../wire/certificate.ts';

export const applySettleCertificate: Handler<'provisional', 'applySettleCertificate'> = (
  input,
  { world, now },
) => {
  const { productCode: product, idempotencyKey: _key, ...coverage } = input;
  if (!offersCertificates(world, product)) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, 'applySettleCertificate', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') {
    const made = world.certificates.find(({ certificateNo }) => certificateNo === known.made);
    if (made) return { data: certificateEntry(made, now) };
  }
  const outcome = applyCertificate(world, product, coverage, now);
  if ('refuse' in outcome)
    return { refuse: outcome.refuse === 'period' ? 'CertificatePeriodInvalid' : 'CertificateBlocked' };
  const { certificate } = outcome;
  return {
    data: certificateEntry(certificate, now),
    world: rememberKey(outcome.world, 'applySettleCertificate', input, certificate.certificateNo),
  };
};
