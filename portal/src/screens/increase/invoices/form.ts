import * as z from 'zod/mini';
import { amountText, dayText, digitsText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from './copy.ts';

/** The form of one invoice. The provider compares all three fields with the tax office's data. */
export const invoiceForm = defineForm({
  draft: { name: 'invoice' },
  schema: z.object({
    invoiceNo: digitsText(z.string().check(z.regex(/^\d{20}$/))),
    invoicedOn: dayText(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    amount: amountText(z.number().check(z.gt(0))),
  }),
  words: { invoiceNo: copy.hand.badNo, invoicedOn: copy.hand.badDay },
});
