import { mutants } from '../mutant.ts';
import { without } from '../operators/contract.ts';

const anybody = without(({ when }) => when === 'wrong-role');

/** A child account may use a parent's operations. */
export const noRoleCheck = mutants('no-role-check', {
  'legacy.searchSubAcct': { summary: 'a child sees the accounts of the company', mutate: anybody },
  'standard.settleProofSignCheck': { summary: 'a child may ask for the settle certificate', mutate: anybody },
  'gateway.queryDetailInfo': { summary: 'a child sees the fund accounts', mutate: anybody },
  'provisional.queryFundAccount': { summary: 'a child sees the balance of a fund account', mutate: anybody },
});
