import { mutants } from '../mutant.ts';
import { without } from '../operators/contract.ts';

const anybody = without(({ when }) => when === 'wrong-role');

/** A child account may use a parent's operations. */
export const noRoleCheck = mutants('no-role-check', {
  'legacy.searchSubAcct': { says: 'a child sees the accounts of the company', mutate: anybody },
  'standard.settleProofSignCheck': { says: 'a child may ask for the settle certificate', mutate: anybody },
  'gateway.queryDetailInfo': { says: 'a child sees the fund accounts', mutate: anybody },
  'provisional.queryFundAccount': { says: 'a child sees the balance of a fund account', mutate: anybody },
});
