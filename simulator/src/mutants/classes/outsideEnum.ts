import { text } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

/** A value outside its enumeration. */
export const outsideEnum = mutants('outside-enum', {
  'legacy.userDataV2': {
    summary: 'the account status is 1',
    mutate: inData(
      '/userQuotaVo/status',
      text(() => '1'),
    ),
  },
  'standard.queryCompanyLevelProgress': {
    summary: 'the level is V9',
    mutate: inData(
      '/userLevel',
      text(() => 'V9'),
    ),
  },
  'gateway.queryQuickBillData': {
    summary: 'the status is in capitals',
    mutate: inData(
      '/status',
      text((status) => status.toUpperCase()),
    ),
  },
});
