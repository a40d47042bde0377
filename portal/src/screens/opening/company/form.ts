import * as z from 'zod/mini';
import { saveOpeningCompany as fields } from '#generated/provisional/fields/saveOpeningCompany.ts';
import {
  amountText,
  acrossFields,
  creditCode,
  dayText,
  emptyable,
  idCard,
  idText,
  personName,
  phoneText,
  shown,
} from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { words } from '../words.ts';
import { companyCopy } from './copy.ts';
import { companyRules } from './rules.ts';

/** Every field of a company and its legal person, as typed text. */
export const companyFields = {
  companyName: shown(fields.companyName),
  creditCode: idText(fields.creditCode.check(creditCode())),
  companyKind: fields.companyKind,
  registeredCapital: amountText(fields.registeredCapital),
  foundedOn: dayText(fields.foundedOn),
  termTo: dayText(emptyable(fields.termTo)),
  regionCode: fields.regionCode,
  address: shown(fields.address),
  officeAddress: emptyable(fields.officeAddress),
  legalName: personName(fields.legalName),
  legalIdNo: idText(fields.legalIdNo.check(idCard())),
  legalIdFrom: dayText(fields.legalIdFrom),
  legalIdTo: dayText(emptyable(fields.legalIdTo)),
  legalPhone: phoneText(fields.legalPhone),
};

const { problems } = companyCopy;

/** Error texts of the fields. */
export const companyWords = {
  regionCode: problems.region,
  legalPhone: { pattern: words.problems.mobile },
  legalName: { pattern: words.problems.personName },
};

/** The company and its legal person. @param today the provider's day */
export const companyForm = (today: string) =>
  defineForm({
    draft: 'own',
    schema: z
      .object(companyFields)
      .check(
        ...companyRules.map(({ at, message, broken }) =>
          acrossFields((entry: CompanyEntry) => (broken(entry, today) ? { at, message } : undefined)),
        ),
      ),
    words: {
      ...companyWords,
      creditCode: { pattern: problems.creditCode, creditCode: problems.creditCheck },
      legalIdNo: { pattern: problems.idCard, idCard: problems.idCheck },
    },
  });

/** The fields that the rules compare, in request form. */
export interface CompanyEntry {
  readonly foundedOn: string;
  readonly termTo?: string | undefined;
  readonly legalIdFrom: string;
  readonly legalIdTo?: string | undefined;
}

export type CompanyValues = z.input<ReturnType<typeof companyForm>['schema']>;
