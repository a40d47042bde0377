import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The breadcrumb of pages about an account: links to the account's page; without a number, to the overflow account's. */
export const accountCrumb = (accountNo: string | null) =>
  accountNo
    ? { title: copy.account.anyTitle, to: paths.vasAccountDetail({ accountNo }) }
    : { title: copy.account.title, to: paths.vasAccountDetail() };
