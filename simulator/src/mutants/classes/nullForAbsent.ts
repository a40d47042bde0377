import { addMembers } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** Null for an absent optional field. */
export const nullForAbsent = mutants('null-for-absent', {
  'legacy.searchSubAcct': {
    summary: 'accounts without a nickname have nickname null',
    mutate: inData('/*', addMembers({ nickname: null })),
  },
  'standard.queryProductOpenInfo': {
    summary: 'extMap.factoringType is null',
    mutate: inData('/extMap', addMembers({ factoringType: null })),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'couponAmount is null',
    mutate: inData('/activityVoModelList/*', addMembers({ couponAmount: null })),
  },
});
