import { checkCertificate, offersCertificates } from '#simulator/world/certificates/certificates.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { openMatter } from '../wire/openMatter.ts';

export const checkSettleCertificate: Handler<'provisional', 'checkSettleCertificate'> = (
  { productCode: product, ...coverage },
  { world, now },
) => {
  if (!offersCertificates(world, product)) return { refuse: 'ProductNotAllowed' };
  const outcome = checkCertificate(world, product, coverage, now);
  if ('refuse' in outcome) return { refuse: 'CertificatePeriodInvalid' };
  return { data: { checkedAt: momentOf(now), items: outcome.matters.map(openMatter) } };
};
