import { text } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../ways/answering.ts';

/** A value outside its enumeration. */
export const outsideEnum = mutants('outside-enum', {
  'legacy.userDataV2': {
    says: 'the account status is 1',
    spoil: inData(
      '/userQuotaVo/status',
      text(() => '1'),
    ),
  },
  'standard.queryCompanyLevelProgress': {
    says: 'the level is V9',
    spoil: inData(
      '/userLevel',
      text(() => 'V9'),
    ),
  },
  'gateway.queryQuickBillData': {
    says: 'the status is in capitals',
    spoil: inData(
      '/status',
      text((status) => status.toUpperCase()),
    ),
  },
});
