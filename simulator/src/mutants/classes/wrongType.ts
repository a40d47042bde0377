import { number } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData, recoded } from '../ways/answering.ts';

/** A value of another type. */
export const wrongType = mutants('wrong-type', {
  'legacy.monthplusTrial': { says: 'servRate is a string', spoil: inData('/servRate', String) },
  'standard.settleProofSignCheck': { says: 'showTab is a string', spoil: inData('/showTab', String) },
  'standard.checkNeedAuth': { says: 'needAuth is 0 or 1', spoil: inData('/needAuth', Number) },
  'standard.computeActionCodeVersion': { says: 'the success code is a number', spoil: recoded('0000000', 0) },
  'gateway.userDataV2': {
    says: 'acctSumAmount is a text with thousands separators',
    spoil: inData(
      '/repayAmtVo/acctSumAmount',
      number((amount) => amount.toLocaleString('en-US')),
    ),
  },
  'activity.queryActivityByGroupCode': {
    says: 'a list of one is the thing itself',
    spoil: inData('/activityVoModelList', (list) => (Array.isArray(list) ? (list[0] ?? {}) : list)),
  },
});
