import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The breadcrumb of pages about an account: links to the account's page, or the overflow account's without a number. */
export const accountCrumb = (accountNo: string | null) =>
  accountNo
    ? { title: copy.account.anyTitle, to: paths.vasAccountDetail({ accountNo }) }
    : { title: copy.account.title, to: paths.vasAccountDetail() };
