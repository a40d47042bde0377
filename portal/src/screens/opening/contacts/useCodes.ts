import { useState } from 'react';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import { notify } from '../../../ui/feedback/notify.ts';
import { useWay } from '../useWay.ts';
import { contactsCopy } from './copy.ts';
import { createTokens } from './tokens.ts';

/** The codes that contacts get: sent, checked once each, and what a right one is worth. */
export function useCodes() {
  const { carried } = useWay();
  const { productCode } = carried;
  const type = SmsType.OpenContact;
  const [tokens] = useState(() =>
    createTokens(async (phone, code) => {
      const { smsToken } = await verifySmsCode({ productCode, type, phone, code });
      return smsToken;
    }),
  );
  return {
    /** What is refused has been said by its policy. */
    send: async (phone: string): Promise<boolean> => {
      const sent = await sendSmsCode({ productCode, type, phone }).catch(() => undefined);
      if (sent === undefined) return false;
      tokens.forget(phone);
      notify.success(contactsCopy.sent(sent.phone));
      return true;
    },
    tokenFor: tokens.tokenFor,
  };
}
