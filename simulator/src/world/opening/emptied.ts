/** What of a company may be empty: without an end for ever, without an office as registered. */
import { OpeningField } from '#generated/shared/enums.ts';
import type { CompanyEntry } from './schema.ts';

export const emptyable: readonly OpeningField[] = [
  OpeningField.TermTo,
  OpeningField.OfficeAddress,
  OpeningField.LegalIdTo,
];

/** The company with these fields empty; what must be there stays. */
export function withEmptied(
  { termTo, officeAddress, legalIdTo, ...firm }: CompanyEntry,
  emptied: readonly OpeningField[],
): CompanyEntry {
  return {
    ...firm,
    ...(termTo !== undefined && !emptied.includes(OpeningField.TermTo) && { termTo }),
    ...(officeAddress !== undefined && !emptied.includes(OpeningField.OfficeAddress) && { officeAddress }),
    ...(legalIdTo !== undefined && !emptied.includes(OpeningField.LegalIdTo) && { legalIdTo }),
  };
}
