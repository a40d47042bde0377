import * as z from 'zod/mini';
import { saveOpeningBusiness as fields } from '#generated/provisional/fields/saveOpeningBusiness.ts';
import { emptyable, unspaced } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { businessCopy } from './copy.ts';

/** The company's purchases and payments. */
export const businessForm = defineForm({
  draft: 'own',
  schema: z.object({
    purchaseKinds: fields.purchaseKinds,
    monthlyVolume: fields.monthlyVolume,
    payHabit: fields.payHabit,
    recommendCode: unspaced(emptyable(fields.recommendCode)),
  }),
  words: { recommendCode: businessCopy.code },
});
