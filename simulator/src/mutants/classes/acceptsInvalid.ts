import { mutants } from '../mutant.ts';
import { demanding, overlooking } from '../ways/contract.ts';

const anything = demanding(() => true);

/** Requests that break the contract are answered as if they kept it. */
export const acceptsInvalid = mutants('accepts-invalid', {
  'legacy.monthplusTrial': { says: 'no parameter is checked', spoil: anything },
  'legacy.getUserNickName': { says: 'an unknown product code is accepted', spoil: overlooking('enum') },
  'standard.computeActionCodeVersion': { says: 'no field is checked', spoil: anything },
  'standard.queryUserAccessQualification': {
    says: 'an empty list of types is accepted',
    spoil: overlooking('minItems'),
  },
  'gateway.queryAfficheList': { says: 'what is inside reqData is not checked', spoil: anything },
  'gateway.searchSubAcct': {
    says: 'a page size beyond the limit is accepted',
    spoil: overlooking('maximum', 'minimum'),
  },
  'activity.queryActivityByGroupCode': {
    says: 'an empty group code is accepted',
    spoil: overlooking('minLength'),
  },
  'provisional.queryOrderPage': {
    says: 'an order number of any length is accepted',
    spoil: overlooking('maxLength', 'minLength'),
  },
});
