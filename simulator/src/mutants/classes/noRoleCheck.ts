import { mutants } from '../mutant.ts';
import { withoutErrors } from '../operators/contract.ts';

const withoutRoleCheck = withoutErrors(({ when }) => when === 'wrong-role');

/** A child account may use a parent's operations. */
export const noRoleCheck = mutants('no-role-check', {
  'legacy.searchSubAcct': { summary: 'a child sees the accounts of the company', mutate: withoutRoleCheck },
  'standard.settleProofSignCheck': {
    summary: 'a child may ask for the settle certificate',
    mutate: withoutRoleCheck,
  },
  'gateway.queryDetailInfo': { summary: 'a child sees the fund accounts', mutate: withoutRoleCheck },
  'provisional.queryFundAccount': {
    summary: 'a child sees the balance of a fund account',
    mutate: withoutRoleCheck,
  },
});
