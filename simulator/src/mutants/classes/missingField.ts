import { edited, removeValue } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { answering, inData } from '../operators/answering.ts';

/** Omits a required field. */
export const missingField = mutants('missing-field', {
  'legacy.userDataV2': { says: 'no surplusQuota', mutate: inData('/userQuotaVo/surplusQuota', removeValue) },
  'standard.queryProductOpenInfo': { says: 'no extMap', mutate: inData('/extMap', removeValue) },
  'standard.queryCompanyLevelRights': {
    says: 'no couponNum deep inside',
    mutate: inData('/couponRightRes/rights/*/couponNum', removeValue),
  },
  'standard.settleProofSignCheck': {
    says: 'no message in any answer',
    mutate: answering((envelope) => edited(envelope, '/resultMsg', removeValue)),
  },
  'gateway.queryLedgerRepayment': {
    says: 'no overDueRepayAmount',
    mutate: inData('/overDueRepayAmount', removeValue),
  },
  'activity.queryActivityByGroupCode': {
    says: 'no activityNo in the list',
    mutate: inData('/activityVoModelList/*/activityNo', removeValue),
  },
  'provisional.queryQuotaDetail': { says: 'no usedQuota', mutate: inData('/usedQuota', removeValue) },
});
