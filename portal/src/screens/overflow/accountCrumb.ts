import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The parent of pages on one account: its page, of any type; without a number the overflow account's. */
export const accountCrumb = (accountNo: string | null) =>
  accountNo
    ? { title: copy.account.anyTitle, to: paths.vasAccountDetail({ accountNo }) }
    : { title: copy.account.title, to: paths.vasAccountDetail() };
