import { IncreaseKind } from '#generated/shared/enums.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { limitOf } from '#simulator/world/quota/increase.ts';
import { terms } from '#simulator/world/terms.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { increaseRecord } from '../wire/increase.ts';

export const queryInvoiceQuota: Handler<'provisional', 'queryInvoiceQuota'> = (
  { productCode },
  { world },
) => {
  if (!hasFeature(productCode, 'increase')) return { refuse: 'ProductNotAllowed' };
  return {
    data: {
      limit: yuan(limitOf(world)),
      upperLimit: yuan(Math.max(limitOf(world), world.increase.upTo)),
      sharePercent: terms.invoiceShare * 100,
      validMonths: terms.invoiceValidMonths,
      maxInvoices: terms.maxInvoices,
      applications: world.increase.applications
        .filter(({ method }) => method === IncreaseKind.Invoice)
        .map(increaseRecord)
        .reverse(),
    },
  };
};
