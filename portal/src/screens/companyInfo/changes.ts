import { CompanyChangeStatus } from '#generated/shared/enums/CompanyChangeStatus.ts';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '../../format/money.ts';
import type { ListedChange } from './ChangesCard.tsx';
import { copy } from './copy.ts';
import type { CompanyInfo } from './queries.ts';

/** One application is reviewed at a time. */
export const isUnderReview = ({ changes }: { readonly changes: readonly Pick<ListedChange, 'status'>[] }) =>
  changes.some(({ status }) => status === CompanyChangeStatus.Reviewing);

/** The word for an empty field. */
const emptyWord = (field: OpeningField): string =>
  field === OpeningField.OfficeAddress ? copy.none : copy.longTerm;

/** Formats a field like the record above. */
const shown = (field: OpeningField, value: string | undefined): string => {
  if (value === undefined) return emptyWord(field);
  return field === OpeningField.RegisteredCapital ? copy.capital(formatAmount(Number(value))) : value;
};

/** The applications to change the company's data, with the labels of their fields. */
export const companyChangesOf = ({ changes }: Pick<CompanyInfo, 'changes'>): readonly ListedChange[] =>
  changes.map(({ items, ...change }) => ({
    ...change,
    items: items.map(({ field, before, after }) => ({
      label: OpeningFieldLabel[field],
      before: shown(field, before),
      after: shown(field, after),
    })),
  }));
