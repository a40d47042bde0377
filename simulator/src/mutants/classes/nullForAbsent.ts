import { addMembers } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** Null for an absent optional field. */
export const nullForAbsent = mutants('null-for-absent', {
  'legacy.searchSubAcct': {
    says: 'accounts without a nickname have nickname null',
    mutate: inData('/*', addMembers({ nickname: null })),
  },
  'standard.queryProductOpenInfo': {
    says: 'extMap.factoringType is null',
    mutate: inData('/extMap', addMembers({ factoringType: null })),
  },
  'activity.queryActivityByGroupCode': {
    says: 'couponAmount is null',
    mutate: inData('/activityVoModelList/*', addMembers({ couponAmount: null })),
  },
});
