import { addMembers } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** A field outside the contract; only a strict check reports it. */
export const undocumentedField = mutants('undocumented-field', {
  'legacy.userDataV2': {
    summary: 'the response contains idCardNo',
    mutate: inData('', addMembers({ idCardNo: '330106198805123456' })),
  },
  'standard.queryCouponInfo': {
    summary: 'the response contains internalId',
    mutate: inData('', addMembers({ internalId: 90_417 })),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'the items of the list contain soldCount',
    mutate: inData('/activityVoModelList/*', addMembers({ soldCount: 118 })),
  },
});
