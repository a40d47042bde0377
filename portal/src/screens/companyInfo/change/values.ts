import type { Inputs } from '#generated/provisional/io.ts';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { CompanyInfo } from '../queries.ts';
import type { Changed } from './form.ts';

type Company = CompanyInfo['company'];

/** The data on record as form values. */
export const valuesOf = (company: Company) => ({
  registeredCapital: formatAmount(company.registeredCapital),
  termTo: company.termTo ?? '',
  regionCode: company.regionCode,
  address: company.address,
  officeAddress: company.officeAddress ?? '',
  legalIdFrom: company.legalIdFrom,
  legalIdTo: company.legalIdTo ?? '',
  legalPhone: company.legalPhone,
});

type Cleared = NonNullable<Inputs['submitCompanyChange']['cleared']>;

/** Fields that may be cleared: the form requires the rest. */
const clearable: Cleared = ['termTo', 'officeAddress', 'legalIdTo'];

/** Sends only the differences to the record, and requested fields unchanged; undefined without differences. */
export function differences(
  company: Company,
  filled: Changed,
  asked: readonly OpeningField[],
): (Partial<Changed> & { cleared?: Cleared }) | undefined {
  const differs = (field: OpeningField) => filled[field] !== undefined && filled[field] !== company[field];
  const changed = Object.values(OpeningField).filter(differs);
  const cleared = clearable.filter((field) => filled[field] === undefined && company[field] !== undefined);
  if (changed.length + cleared.length === 0) return undefined;
  const sent = new Set([...changed, ...asked]);
  const given = Object.entries(filled).filter(
    ([field, value]) => value !== undefined && sent.has(field as OpeningField),
  );
  return { ...Object.fromEntries(given), ...(cleared.length > 0 && { cleared }) };
}
