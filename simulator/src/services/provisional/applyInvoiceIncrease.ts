import { applyByInvoices } from '../../world/invoices/apply.ts';
import { overdueAmount } from '../../world/ledger/ledger.ts';
import { mayIncrease } from '../../world/quota/increase.ts';
import { isFrozen } from '../../world/quota/quota.ts';
import { lookUpKey, rememberKey } from '../../world/repayment/idempotency.ts';
import { dayOf } from '../../world/values/calendar.ts';
import type { Handler } from '../handler.ts';
import { increaseAcceptance } from './wire/increase.ts';

export const applyInvoiceIncrease: Handler<'provisional', 'applyInvoiceIncrease'> = (
  input,
  { world, now },
) => {
  const { productCode, invoiceNos } = input;
  if (!mayIncrease(productCode)) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, 'applyInvoiceIncrease', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first =
    known.state === 'again' ? world.increase.applications.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: increaseAcceptance(first) };
  if (overdueAmount(world, dayOf(now), { product: productCode }) > 0) return { refuse: 'OverdueExists' };
  if (isFrozen(world.quota)) return { refuse: 'QuotaFrozen' };
  const outcome = applyByInvoices(world, invoiceNos, now);
  if ('refuse' in outcome)
    return { refuse: outcome.refuse === 'under-review' ? 'IncreaseUnderReview' : 'InvoiceNotAccepted' };
  return {
    data: increaseAcceptance(outcome.application),
    world: rememberKey(outcome.world, 'applyInvoiceIncrease', input, outcome.application.id),
  };
};
