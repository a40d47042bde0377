import { parsed } from '../../json/parsed.ts';
import { edited, addMembers, text } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { changeOnCode } from '../operators/answering.ts';

const trace =
  'java.lang.NumberFormatException: For input string: "x"\n\tat com.example.credit.account.SubAccountController.search(SubAccountController.java:87)';

const changeRefusal = (code: string, pointer: string, change: (value: unknown) => unknown) =>
  changeOnCode(code, (sent) => ({
    ...sent,
    body: JSON.stringify(edited(parsed(sent.body), pointer, change)),
  }));

/** A refusal that reveals too much. */
export const leak = mutants('leak', {
  'legacy.searchSubAcct': {
    summary: 'the message of an invalid request is a stack trace',
    mutate: changeRefusal(
      '9101',
      '/msg',
      text((original) => `${original}\n${trace}`),
    ),
  },
  'standard.settleProofSignCheck': {
    summary: 'a child account is refused, but with the data',
    mutate: changeRefusal('E9000002', '', addMembers({ resultData: { showTab: true } })),
  },
  'standard.queryAvailChannelCoupons': {
    summary: 'a refusal shows the query of the data base',
    mutate: changeRefusal(
      'E9000001',
      '',
      addMembers({ resultMsg: "SQLSyntaxErrorException: SELECT * FROM jc_coupon WHERE product_code = '" }),
    ),
  },
  'gateway.queryDetailInfo': {
    summary: 'a child account is refused, but with the balance',
    mutate: changeRefusal(
      'E9000002',
      '/resultData',
      addMembers({ data: [{ accountType: 'vas', accountNo: '8801220611736027', balance: 86_300.45 }] }),
    ),
  },
});
