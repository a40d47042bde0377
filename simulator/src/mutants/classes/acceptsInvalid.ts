import { mutants } from '../mutant.ts';
import { demanding, overlooking } from '../operators/contract.ts';

const anything = demanding(() => true);

/** Answers requests that break the contract like valid ones. */
export const acceptsInvalid = mutants('accepts-invalid', {
  'legacy.monthplusTrial': { says: 'no parameter is checked', mutate: anything },
  'legacy.getUserNickName': { says: 'an unknown product code is accepted', mutate: overlooking('enum') },
  'standard.computeActionCodeVersion': { says: 'no field is checked', mutate: anything },
  'standard.queryUserAccessQualification': {
    says: 'an empty list of types is accepted',
    mutate: overlooking('minItems'),
  },
  'gateway.queryAfficheList': { says: 'what is inside reqData is not checked', mutate: anything },
  'gateway.searchSubAcct': {
    says: 'a page size beyond the limit is accepted',
    mutate: overlooking('maximum', 'minimum'),
  },
  'activity.queryActivityByGroupCode': {
    says: 'an empty group code is accepted',
    mutate: overlooking('minLength'),
  },
  'provisional.queryOrderPage': {
    says: 'an order number of any length is accepted',
    mutate: overlooking('maxLength', 'minLength'),
  },
});
