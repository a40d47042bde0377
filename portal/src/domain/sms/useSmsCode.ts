import { useRef } from 'react';
import type { SmsType } from '#generated/shared/enums/SmsType.ts';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { copy } from './copy.ts';

/**
 * A code by short message: sent, checked once, and the proof that a right one gives. A refusal has been said by its policy.
 * @param phone that is not on record yet; without it the code goes to the one that is
 */
export function useSmsCode(productCode: ProductCode, type: SmsType) {
  /** A code counts once: who sends the same again after a refusal needs no other. */
  const tokens = useRef(new Map<string, string>());
  return {
    send: async (phone?: string): Promise<boolean> => {
      const sent = await sendSmsCode({ productCode, type, ...(phone !== undefined && { phone }) }).catch(
        () => undefined,
      );
      if (sent !== undefined) notify.success(copy.sent(sent.phone));
      return sent !== undefined;
    },
    tokenFor: async (code: string, phone?: string): Promise<string> => {
      const known = tokens.current.get(`${phone ?? ''}:${code}`);
      if (known !== undefined) return known;
      const { smsToken } = await verifySmsCode({
        productCode,
        type,
        code,
        ...(phone !== undefined && { phone }),
      });
      tokens.current.set(`${phone ?? ''}:${code}`, smsToken);
      return smsToken;
    },
  };
}
