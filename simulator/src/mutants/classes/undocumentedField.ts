import { addMembers } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** A field outside the contract; only a strict check reports it. */
export const undocumentedField = mutants('undocumented-field', {
  'legacy.userDataV2': {
    summary: 'tells idCardNo',
    mutate: inData('', addMembers({ idCardNo: '330106198805123456' })),
  },
  'standard.queryCouponInfo': {
    summary: 'tells internalId',
    mutate: inData('', addMembers({ internalId: 90_417 })),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'tells soldCount inside the list',
    mutate: inData('/activityVoModelList/*', addMembers({ soldCount: 118 })),
  },
});
