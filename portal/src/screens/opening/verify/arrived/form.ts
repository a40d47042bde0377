import * as z from 'zod/mini';
import { confirmOpeningTransfer } from '#generated/provisional/fields/confirmOpeningTransfer.ts';
import { amountText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';

/** Form of the amount that has arrived. */
export const arrivedForm = defineForm({
  draft: 'own',
  schema: z.object({ amount: amountText(confirmOpeningTransfer.amount) }),
});
