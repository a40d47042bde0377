import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** What concerns one account belongs to its page, of whatever kind it is; without a number to the overflow account's. */
export const accountCrumb = (accountNo: string | null) =>
  accountNo
    ? { title: copy.account.anyTitle, to: paths.vasAccountDetail({ accountNo }) }
    : { title: copy.account.title, to: paths.vasAccountDetail() };
