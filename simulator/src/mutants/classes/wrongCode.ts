import { mutants } from '../mutant.ts';
import { replaceCode } from '../operators/answering.ts';

/** A documented code, but the wrong one here. */
export const wrongCode = mutants('wrong-code', {
  'legacy.getJcMainData': {
    summary: 'a call without login is answered as used elsewhere (0101)',
    mutate: replaceCode('0100', '0101'),
  },
  'legacy.creditContractSignCheck': {
    summary: 'a wrong product is called an invalid request (9101)',
    mutate: replaceCode('9204', '9101'),
  },
  'standard.queryCouponInfo': {
    summary: 'an invalid request is called a system error (9999999)',
    mutate: replaceCode('E9000001', '9999999'),
  },
  'standard.settleProofSignCheck': {
    summary: 'a wrong product is called a wrong role (E9000002)',
    mutate: replaceCode('E9000003', 'E9000002'),
  },
  'gateway.orderQuickBill': {
    summary: 'while a bill is being issued it says that nothing is unbilled (9303)',
    mutate: replaceCode('9301', '9303'),
  },
  'gateway.drawCouponsStdjc': {
    summary: 'a missing signature is called a gateway fault (500)',
    mutate: replaceCode('403', '500'),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'an invalid request is called a system error (99999)',
    mutate: replaceCode('09101', '99999'),
  },
  'provisional.queryBillDetail': {
    summary: 'a bill of another company is answered as a system error (9999999)',
    mutate: replaceCode('P010001', '9999999'),
  },
});
