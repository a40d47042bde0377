import * as z from 'zod/mini';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { between } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { companyFields, companyWords } from '../company/form.ts';
import { companyRules } from '../company/rules.ts';

/** A field that is not requested is neither validated nor sent. */
const unasked = z.pipe(
  z.string(),
  z.transform((): undefined => undefined),
);

/** The requested days. */
interface Days {
  readonly termTo?: string | undefined;
  readonly legalIdFrom?: string | undefined;
  readonly legalIdTo?: string | undefined;
}

/** The corrections that an audit requests, by the rules of their steps. @param today the provider's day */
export const addInfoForm = (asked: readonly OpeningField[], today: string) => {
  const ask = <Field>(name: OpeningField, field: Field) => (asked.includes(name) ? field : unasked);
  const { registeredCapital, termTo, regionCode, address, officeAddress } = companyFields;
  const { legalIdFrom, legalIdTo, legalPhone } = companyFields;
  const rules = companyRules.flatMap(({ at, message, broken }) =>
    at !== 'foundedOn' && asked.includes(at) ? [{ at, message, broken }] : [],
  );
  return defineForm({
    draft: { name: 'addInfo', lasting: true },
    schema: z
      .object({
        registeredCapital: ask('registeredCapital', registeredCapital),
        termTo: ask('termTo', termTo),
        regionCode: ask('regionCode', regionCode),
        address: ask('address', address),
        officeAddress: ask('officeAddress', officeAddress),
        legalIdFrom: ask('legalIdFrom', legalIdFrom),
        legalIdTo: ask('legalIdTo', legalIdTo),
        legalPhone: ask('legalPhone', legalPhone),
      })
      .check(
        ...rules.map(({ at, message, broken }) =>
          between((days: Days) =>
            broken({ foundedOn: '', ...days, legalIdFrom: days.legalIdFrom ?? '' }, today)
              ? { at, message }
              : undefined,
          ),
        ),
      ),
    words: companyWords,
  });
};

type AddInfoForm = ReturnType<typeof addInfoForm>['schema'];

export type AddInfoValues = z.input<AddInfoForm>;
export type AddInfoSent = z.output<AddInfoForm>;
