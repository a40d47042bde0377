import { number } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData, replaceCode } from '../operators/answering.ts';

/** A value of another type. */
export const wrongType = mutants('wrong-type', {
  'legacy.monthplusTrial': { summary: 'servRate is a string', mutate: inData('/servRate', String) },
  'standard.settleProofSignCheck': { summary: 'showTab is a string', mutate: inData('/showTab', String) },
  'standard.checkNeedAuth': { summary: 'needAuth is 0 or 1', mutate: inData('/needAuth', Number) },
  'standard.computeActionCodeVersion': {
    summary: 'the success code is a number',
    mutate: replaceCode('0000000', 0),
  },
  'gateway.userDataV2': {
    summary: 'acctSumAmount is a text with thousands separators',
    mutate: inData(
      '/repayAmtVo/acctSumAmount',
      number((amount) => amount.toLocaleString('en-US')),
    ),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'a list with one item is sent as that item',
    mutate: inData('/activityVoModelList', (list) => (Array.isArray(list) ? (list[0] ?? {}) : list)),
  },
});
