import { CompanyChangeStatus } from '#generated/shared/enums/CompanyChangeStatus.ts';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import type { ListedChange } from './ChangesCard.tsx';
import type { CompanyInfo } from './queries.ts';

/** One is reviewed at a time. */
export const isUnderReview = ({ changes }: { readonly changes: readonly Pick<ListedChange, 'status'>[] }) =>
  changes.some(({ status }) => status === CompanyChangeStatus.Reviewing);

/** The applications to change the company's data, each with what its fields are called. */
export const companyChangesOf = ({ changes }: Pick<CompanyInfo, 'changes'>): readonly ListedChange[] =>
  changes.map(({ items, ...change }) => ({
    ...change,
    items: items.map(({ field, ...values }) => ({ label: OpeningFieldLabel[field], ...values })),
  }));
