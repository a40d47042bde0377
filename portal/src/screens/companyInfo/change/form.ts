import * as z from 'zod/mini';
import { saveOpeningCompany as fields } from '#generated/provisional/fields/saveOpeningCompany.ts';
import { amountText, emptyable } from '../../../ui/form/fieldRules.ts';
import { defineForm } from '../../../ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const { problems } = copy.change;

/** What of the company may change, as its opening asks for it. */
export const changeForm = defineForm({
  schema: z.object({
    registeredCapital: amountText(fields.registeredCapital),
    termTo: emptyable(fields.termTo),
    regionCode: fields.regionCode,
    address: fields.address,
    officeAddress: emptyable(fields.officeAddress),
    legalIdFrom: fields.legalIdFrom,
    legalIdTo: emptyable(fields.legalIdTo),
    legalPhone: fields.legalPhone,
  }),
  words: { regionCode: problems.region, legalPhone: problems.phone },
});

export type Changed = z.output<typeof changeForm.schema>;
