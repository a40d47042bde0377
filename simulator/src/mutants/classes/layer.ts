import { valueAt } from '../../json/pointer.ts';
import { edited } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { changeEnvelope } from '../operators/answering.ts';

/** Mixes up the gateway's two envelopes. */
export const layer = mutants('layer', {
  'gateway.getJcMainData': {
    summary: 'the outer envelope says 0000 for success',
    mutate: changeEnvelope((envelope) =>
      edited(envelope, '/resultCode', (code) => (code === '0' ? '0000' : code)),
    ),
  },
  'gateway.orderQuickBill': {
    summary: 'a refusal of the inner system stands in the outer envelope',
    mutate: changeEnvelope((envelope) => {
      const code = valueAt(envelope, '/resultData/code');
      if (code === undefined || code === '0000') return envelope;
      return { resultCode: code, resultMsg: valueAt(envelope, '/resultData/msg') };
    }),
  },
  'gateway.getUserNickName': {
    summary: 'a call without login is refused in the inner envelope',
    mutate: changeEnvelope((envelope) => {
      const code = valueAt(envelope, '/resultCode');
      if (code !== '801') return envelope;
      const inner = { code, msg: valueAt(envelope, '/resultMsg') };
      return { resultCode: '0', resultMsg: '成功', resultData: inner };
    }),
  },
  'gateway.queryCouponInfo': {
    summary: 'the inner envelope is the one of another system: code and msg, not resCode and resDesc',
    mutate: changeEnvelope((envelope) =>
      edited(envelope, '/resultData', (inner) => ({
        code: valueAt(inner, '/resCode'),
        msg: valueAt(inner, '/resDesc'),
        data: valueAt(inner, '/data'),
      })),
    ),
  },
});
