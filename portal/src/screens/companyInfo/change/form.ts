import * as z from 'zod/mini';
import { saveOpeningCompany as fields } from '#generated/provisional/fields/saveOpeningCompany.ts';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import { acrossFields, amountText, dayText, emptyable, phoneText } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { copy } from '../copy.ts';

const { problems } = copy.change;

/** Form of the company's data, with the rules of the opening. @param missing fields that the provider requires and does not have */
export const changeForm = (missing: readonly OpeningField[]) =>
  defineForm({
    draft: { name: 'companyChange', lasting: true },
    schema: z
      .object({
        registeredCapital: amountText(fields.registeredCapital),
        termTo: dayText(emptyable(fields.termTo)),
        regionCode: fields.regionCode,
        address: fields.address,
        officeAddress: emptyable(fields.officeAddress),
        legalIdFrom: dayText(fields.legalIdFrom),
        legalIdTo: dayText(emptyable(fields.legalIdTo)),
        legalPhone: phoneText(fields.legalPhone),
      })
      .check(
        acrossFields((filled) => {
          const at = missing.find((field) => filled[field] === undefined);
          return at && { at, message: problems.missing(OpeningFieldLabel[at]) };
        }),
      ),
    words: { regionCode: problems.region, legalPhone: problems.phone },
  });

export type Changed = z.output<ReturnType<typeof changeForm>['schema']>;
