import { plus } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../ways/answering.ts';

/** An optional field that has no value is null, where it should not be there. */
export const nullForAbsent = mutants('null-for-absent', {
  'legacy.searchSubAcct': {
    says: 'accounts without a nickname have nickname null',
    spoil: inData('/*', plus({ nickname: null })),
  },
  'standard.queryProductOpenInfo': {
    says: 'extMap.factoringType is null',
    spoil: inData('/extMap', plus({ factoringType: null })),
  },
  'activity.queryActivityByGroupCode': {
    says: 'couponAmount is null',
    spoil: inData('/activityVoModelList/*', plus({ couponAmount: null })),
  },
});
