import * as z from 'zod/mini';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { acrossFields } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { companyFields, companyWords } from '../company/form.ts';
import { companyRules } from '../company/rules.ts';

/** Schema of a field that is not requested: it is neither validated nor sent. */
const notRequested = z.pipe(
  z.string(),
  z.transform((): undefined => undefined),
);

/** The requested days. */
interface Days {
  readonly termTo?: string | undefined;
  readonly legalIdFrom?: string | undefined;
  readonly legalIdTo?: string | undefined;
}

/**
 * Form of the corrections that an audit requests, with the rules of their steps.
 * @param requested names of the requested fields
 * @param today YYYY-MM-DD of the provider
 */
export const addInfoForm = (requested: readonly OpeningField[], today: string) => {
  const ifRequested = <Field>(name: OpeningField, field: Field) =>
    requested.includes(name) ? field : notRequested;
  const { registeredCapital, termTo, regionCode, address, officeAddress } = companyFields;
  const { legalIdFrom, legalIdTo, legalPhone } = companyFields;
  // An audit never requests the day of foundation.
  const rules = companyRules.flatMap(({ at, message, broken }) =>
    at !== 'foundedOn' && requested.includes(at) ? [{ at, message, broken }] : [],
  );
  // The rules also read days that are not requested: an empty text is before any day, so it breaks none of them.
  const completed = (days: Days) => ({ foundedOn: '', ...days, legalIdFrom: days.legalIdFrom ?? '' });
  return defineForm({
    draft: { name: 'addInfo', lasting: true },
    schema: z
      .object({
        registeredCapital: ifRequested('registeredCapital', registeredCapital),
        termTo: ifRequested('termTo', termTo),
        regionCode: ifRequested('regionCode', regionCode),
        address: ifRequested('address', address),
        officeAddress: ifRequested('officeAddress', officeAddress),
        legalIdFrom: ifRequested('legalIdFrom', legalIdFrom),
        legalIdTo: ifRequested('legalIdTo', legalIdTo),
        legalPhone: ifRequested('legalPhone', legalPhone),
      })
      .check(
        ...rules.map(({ at, message, broken }) =>
          acrossFields((days: Days) => (broken(completed(days), today) ? { at, message } : undefined)),
        ),
      ),
    words: companyWords,
  });
};

type AddInfoForm = ReturnType<typeof addInfoForm>['schema'];

export type AddInfoValues = z.input<AddInfoForm>;
export type AddInfoSent = z.output<AddInfoForm>;
