import type { Inputs } from '#generated/provisional/io.ts';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { CompanyInfo } from '../queries.ts';
import type { Changed } from './form.ts';

type Company = CompanyInfo['company'];

/** The data on record as values of the form. */
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

/** Fields that may be cleared. The form requires all others. */
const clearable: Cleared = ['termTo', 'officeAddress', 'legalIdTo'];

/**
 * The content of an application: the fields that differ from the record, and the requested ones even if they do not.
 * @param filled values of the form
 * @param requested fields that the provider has requested
 * @returns undefined if nothing differs
 */
export function differences(
  company: Company,
  filled: Changed,
  requested: readonly OpeningField[],
): (Partial<Changed> & { cleared?: Cleared }) | undefined {
  const differs = (field: OpeningField) => filled[field] !== undefined && filled[field] !== company[field];
  const changed = Object.values(OpeningField).filter(differs);
  const cleared = clearable.filter((field) => filled[field] === undefined && company[field] !== undefined);
  if (changed.length + cleared.length === 0) return undefined;
  const sent = new Set([...changed, ...requested]);
  const values = Object.entries(filled).filter(
    ([field, value]) => value !== undefined && sent.has(field as OpeningField),
  );
  return { ...Object.fromEntries(values), ...(cleared.length > 0 && { cleared }) };
}
