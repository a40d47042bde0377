import { mutants } from '../mutant.ts';
import { withoutErrors } from '../operators/contract.ts';
import { withRequestMembers } from '../operators/reading.ts';

const withoutLoginCheck = withoutErrors(({ when }) => when === 'unauthenticated');

/** Answers visitors as if logged in. */
export const noLoginCheck = mutants('no-login-check', {
  'legacy.contractUpgradeCheck': { summary: 'answers without login', mutate: withoutLoginCheck },
  'standard.queryCompanyLevelProgress': { summary: 'answers without login', mutate: withoutLoginCheck },
  'standard.queryProductOpenInfo': {
    summary: 'needLogin is ignored: a visitor is answered where the page needs a login',
    mutate: withRequestMembers(({ needLogin }) => (needLogin === true ? { needLogin: false } : {})),
  },
  'gateway.queryLedgerRepayment': { summary: 'answers without login', mutate: withoutLoginCheck },
});
