import { edited, removeValue } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { changeEnvelope, inData } from '../operators/answering.ts';

/** Omits a required field. */
export const missingField = mutants('missing-field', {
  'legacy.userDataV2': {
    summary: 'no surplusQuota',
    mutate: inData('/userQuotaVo/surplusQuota', removeValue),
  },
  'standard.queryProductOpenInfo': { summary: 'no extMap', mutate: inData('/extMap', removeValue) },
  'standard.queryCompanyLevelRights': {
    summary: 'no couponNum deep inside',
    mutate: inData('/couponRightRes/rights/*/couponNum', removeValue),
  },
  'standard.settleProofSignCheck': {
    summary: 'no message in any answer',
    mutate: changeEnvelope((envelope) => edited(envelope, '/resultMsg', removeValue)),
  },
  'gateway.queryLedgerRepayment': {
    summary: 'no overDueRepayAmount',
    mutate: inData('/overDueRepayAmount', removeValue),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'no activityNo in the list',
    mutate: inData('/activityVoModelList/*/activityNo', removeValue),
  },
  'provisional.queryQuotaDetail': { summary: 'no usedQuota', mutate: inData('/usedQuota', removeValue) },
});
