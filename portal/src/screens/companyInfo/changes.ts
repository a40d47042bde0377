import { CompanyChangeStatus } from '#generated/shared/enums/CompanyChangeStatus.ts';
import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '../../format/money.ts';
import type { ListedChange } from './ChangesCard.tsx';
import { copy } from './copy.ts';
import type { CompanyInfo } from './queries.ts';

/** Returns whether an application is being reviewed: no other can be sent then. */
export const isUnderReview = ({ changes }: { readonly changes: readonly Pick<ListedChange, 'status'>[] }) =>
  changes.some(({ status }) => status === CompanyChangeStatus.Reviewing);

/** Text for an empty field. */
const emptyWord = (field: OpeningField): string =>
  field === OpeningField.OfficeAddress ? copy.none : copy.longTerm;

/** Formats a field as the card of the record does. */
const formatted = (field: OpeningField, value: string | undefined): string => {
  if (value === undefined) return emptyWord(field);
  return field === OpeningField.RegisteredCapital ? copy.capital(formatAmount(Number(value))) : value;
};

/** The applications to change the company's data, with the labels of their fields. */
export const companyChangesOf = ({ changes }: Pick<CompanyInfo, 'changes'>): readonly ListedChange[] =>
  changes.map(({ items, ...change }) => ({
    ...change,
    items: items.map(({ field, before, after }) => ({
      label: OpeningFieldLabel[field],
      before: formatted(field, before),
      after: formatted(field, after),
    })),
  }));
