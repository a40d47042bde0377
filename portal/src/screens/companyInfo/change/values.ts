import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { formatAmount } from '../../../format/money.ts';
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

/** Only what differs from the record is sent, and what is asked for as it stands; undefined where nothing differs. */
export function differences(
  company: Company,
  filled: Changed,
  asked: readonly OpeningField[],
): Partial<Changed> | undefined {
  const differs = (field: OpeningField) => filled[field] !== undefined && filled[field] !== company[field];
  const changed = Object.values(OpeningField).filter(differs);
  if (changed.length === 0) return undefined;
  const sent = new Set([...changed, ...asked]);
  return Object.fromEntries(Object.entries(filled).filter(([field]) => sent.has(field as OpeningField)));
}
