import { mutants } from '../mutant.ts';
import { withRequestCheck, ignoreKeywords } from '../operators/contract.ts';

const withoutCheck = withRequestCheck(() => true);

/** Answers requests that break the contract like valid ones. */
export const acceptsInvalid = mutants('accepts-invalid', {
  'legacy.monthplusTrial': { summary: 'no parameter is checked', mutate: withoutCheck },
  'legacy.getUserNickName': {
    summary: 'an unknown product code is accepted',
    mutate: ignoreKeywords('enum'),
  },
  'standard.computeActionCodeVersion': { summary: 'no field is checked', mutate: withoutCheck },
  'standard.queryUserAccessQualification': {
    summary: 'an empty list of types is accepted',
    mutate: ignoreKeywords('minItems'),
  },
  'gateway.queryAfficheList': { summary: 'the content of reqData is not checked', mutate: withoutCheck },
  'gateway.searchSubAcct': {
    summary: 'a page size beyond the limit is accepted',
    mutate: ignoreKeywords('maximum', 'minimum'),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'an empty group code is accepted',
    mutate: ignoreKeywords('minLength'),
  },
  'provisional.queryOrderPage': {
    summary: 'an order number of any length is accepted',
    mutate: ignoreKeywords('maxLength', 'minLength'),
  },
});
