import { CompanyChangeStatus } from '#generated/shared/enums/CompanyChangeStatus.ts';
import type { CompanyInfo } from './queries.ts';

/** One is reviewed at a time. */
export const isUnderReview = ({ changes }: Pick<CompanyInfo, 'changes'>): boolean =>
  changes.some(({ status }) => status === CompanyChangeStatus.Reviewing);
