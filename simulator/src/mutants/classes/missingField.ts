import { edited, gone } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { answering, inData } from '../ways/answering.ts';

/** A required field is not there. */
export const missingField = mutants('missing-field', {
  'legacy.userDataV2': { says: 'no surplusQuota', spoil: inData('/userQuotaVo/surplusQuota', gone) },
  'standard.queryProductOpenInfo': { says: 'no extMap', spoil: inData('/extMap', gone) },
  'standard.queryCompanyLevelRights': {
    says: 'no couponNum deep inside',
    spoil: inData('/couponRightRes/rights/*/couponNum', gone),
  },
  'standard.settleProofSignCheck': {
    says: 'no message in any answer',
    spoil: answering((envelope) => edited(envelope, '/resultMsg', gone)),
  },
  'gateway.queryLedgerRepayment': {
    says: 'no overDueRepayAmount',
    spoil: inData('/overDueRepayAmount', gone),
  },
  'activity.queryActivityByGroupCode': {
    says: 'no activityNo in the list',
    spoil: inData('/activityVoModelList/*/activityNo', gone),
  },
  'provisional.queryQuotaDetail': { says: 'no usedQuota', spoil: inData('/usedQuota', gone) },
});
