import { mutants } from '../mutant.ts';
import { demanding, overlooking } from '../operators/contract.ts';

const anything = demanding(() => true);

/** Answers requests that break the contract like valid ones. */
export const acceptsInvalid = mutants('accepts-invalid', {
  'legacy.monthplusTrial': { summary: 'no parameter is checked', mutate: anything },
  'legacy.getUserNickName': { summary: 'an unknown product code is accepted', mutate: overlooking('enum') },
  'standard.computeActionCodeVersion': { summary: 'no field is checked', mutate: anything },
  'standard.queryUserAccessQualification': {
    summary: 'an empty list of types is accepted',
    mutate: overlooking('minItems'),
  },
  'gateway.queryAfficheList': { summary: 'what is inside reqData is not checked', mutate: anything },
  'gateway.searchSubAcct': {
    summary: 'a page size beyond the limit is accepted',
    mutate: overlooking('maximum', 'minimum'),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'an empty group code is accepted',
    mutate: overlooking('minLength'),
  },
  'provisional.queryOrderPage': {
    summary: 'an order number of any length is accepted',
    mutate: overlooking('maxLength', 'minLength'),
  },
});
