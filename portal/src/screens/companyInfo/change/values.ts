import type { Inputs } from '#generated/provisional/io.ts';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { CompanyInfo } from '../queries.ts';
import type { Changed } from './form.ts';

type Company = CompanyInfo['company'];

/** What is on record, as it stands in the form. */
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

/** What may be taken away: the rest the form does not let go empty. */
const clearable: Cleared = ['termTo', 'officeAddress', 'legalIdTo'];

/** Only what differs from the record is sent, and what is asked for as it stands; undefined where nothing differs. */
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
