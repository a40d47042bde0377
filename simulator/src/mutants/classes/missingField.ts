import { edited, gone } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { answering, inData } from '../operators/answering.ts';

/** Omits a required field. */
export const missingField = mutants('missing-field', {
  'legacy.userDataV2': { says: 'no surplusQuota', mutate: inData('/userQuotaVo/surplusQuota', gone) },
  'standard.queryProductOpenInfo': { says: 'no extMap', mutate: inData('/extMap', gone) },
  'standard.queryCompanyLevelRights': {
    says: 'no couponNum deep inside',
    mutate: inData('/couponRightRes/rights/*/couponNum', gone),
  },
  'standard.settleProofSignCheck': {
    says: 'no message in any answer',
    mutate: answering((envelope) => edited(envelope, '/resultMsg', gone)),
  },
  'gateway.queryLedgerRepayment': {
    says: 'no overDueRepayAmount',
    mutate: inData('/overDueRepayAmount', gone),
  },
  'activity.queryActivityByGroupCode': {
    says: 'no activityNo in the list',
    mutate: inData('/activityVoModelList/*/activityNo', gone),
  },
  'provisional.queryQuotaDetail': { says: 'no usedQuota', mutate: inData('/usedQuota', gone) },
});
