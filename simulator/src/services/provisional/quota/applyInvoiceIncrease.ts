import { applyByInvoices } from '#simulator/world/invoices/apply.ts';
import type { Handler } from '../../handler.ts';
import { increaseOnce } from '../wire/increaseOnce.ts';

export const applyInvoiceIncrease: Handler<'provisional', 'applyInvoiceIncrease'> = (input, context) =>
  increaseOnce('applyInvoiceIncrease', input, context, () => {
    const outcome = applyByInvoices(context.world, input.invoiceNos, context.now);
    if (!('refuse' in outcome)) return outcome;
    return { refuse: outcome.refuse === 'under-review' ? 'IncreaseUnderReview' : 'InvoiceNotAccepted' };
  });
