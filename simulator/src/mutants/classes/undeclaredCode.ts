import { mutants } from '../mutant.ts';
import { replaceCode } from '../operators/answering.ts';

/** A code that the operation does not declare. */
export const undeclaredCode = mutants('undeclared-code', {
  'legacy.searchSubAcct': {
    summary:
      'a child account is refused with 9999, which the service knows but this operation does not declare',
    mutate: replaceCode('9203', '9999'),
  },
  'standard.queryProductOpenInfo': {
    summary: 'an invalid request is refused with E9999999, an unknown code',
    mutate: replaceCode('E9000001', 'E9999999'),
  },
  'standard.queryCompanyLevelMedals': {
    summary: 'success has the code 0',
    mutate: replaceCode('0000000', '0'),
  },
  'gateway.vasWithdrawalCheck': {
    summary: 'a child account is refused with E1234567, an unknown code',
    mutate: replaceCode('E9000002', 'E1234567'),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'an invalid request is refused with 00001, an unknown code',
    mutate: replaceCode('09101', '00001'),
  },
});
