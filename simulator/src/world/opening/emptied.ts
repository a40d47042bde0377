/** Company fields that may be empty. No end means unlimited; no office address means the registered address. */
import { OpeningField } from '#generated/shared/enums.ts';
import type { CompanyEntry } from './schema.ts';

export const emptyable: readonly OpeningField[] = [
  OpeningField.TermTo,
  OpeningField.OfficeAddress,
  OpeningField.LegalIdTo,
];

/** Empties fields, except required ones. */
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
