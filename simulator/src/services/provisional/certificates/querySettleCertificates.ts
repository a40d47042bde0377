import { offersCertificates, openedOn } from '#simulator/world/certificates/certificates.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { certificateEntry } from '../wire/certificate.ts';

export const querySettleCertificates: Handler<'provisional', 'querySettleCertificates'> = (
  { productCode: product },
  { world, now },
) => {
  if (!offersCertificates(world, product)) return { refuse: 'ProductNotAllowed' };
  const own = world.certificates.filter((entry) => entry.product === product);
  return {
    data: {
      openedOn: openedOn(world, product) ?? dayOf(now),
      list: own.toReversed().map((entry) => certificateEntry(entry, now)),
    },
  };
};
