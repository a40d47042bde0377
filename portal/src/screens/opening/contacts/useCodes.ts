import { useRef } from 'react';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import { notify } from '../../../ui/feedback/notify.ts';
import { useWay } from '../useWay.ts';
import { contactsCopy } from './copy.ts';

/** The codes that contacts get: sent, checked once each, and what a right one is worth. */
export function useCodes() {
  const { carried } = useWay();
  const { productCode } = carried;
  const type = SmsType.OpenContact;
  /** A code counts once: who sends the contacts again after a refusal needs no other. */
  const tokens = useRef(new Map<string, string>());
  return {
    /** What is refused has been said by its policy. */
    send: async (phone: string): Promise<boolean> => {
      const sent = await sendSmsCode({ productCode, type, phone }).catch(() => undefined);
      if (sent !== undefined) notify.success(contactsCopy.sent(sent.phone));
      return sent !== undefined;
    },
    tokenFor: async (phone: string, code: string): Promise<string> => {
      const known = tokens.current.get(phone + code);
      if (known !== undefined) return known;
      const { smsToken } = await verifySmsCode({ productCode, type, phone, code });
      tokens.current.set(phone + code, smsToken);
      return smsToken;
    },
  };
}
