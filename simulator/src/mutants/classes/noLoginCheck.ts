import { mutants } from '../mutant.ts';
import { without } from '../operators/contract.ts';
import { assuming } from '../operators/reading.ts';

const open = without(({ when }) => when === 'unauthenticated');

/** Answers visitors as if logged in. */
export const noLoginCheck = mutants('no-login-check', {
  'legacy.contractUpgradeCheck': { summary: 'answers without login', mutate: open },
  'standard.queryCompanyLevelProgress': { summary: 'answers without login', mutate: open },
  'standard.queryProductOpenInfo': {
    summary: 'needLogin is ignored: a visitor is answered where the page needs a login',
    mutate: assuming(({ needLogin }) => (needLogin === true ? { needLogin: false } : {})),
  },
  'gateway.queryLedgerRepayment': { summary: 'answers without login', mutate: open },
});
