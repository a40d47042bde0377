import { useState } from 'react';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import type { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { codeProofs } from './codeProofs.ts';
import { copy } from './copy.ts';

/** Key of the phone on record: requests omit its number. */
const ON_RECORD = '';

/**
 * Sends an SMS code and exchanges it for a token, once per code. Policies show errors. Pass `phone` only if the form has
 * several phones; the default is the phone on record.
 */
export function useSmsCode(productCode: ProductCode, type: SmsType) {
  const [proofs] = useState(codeProofs);
  return {
    send: async (phone?: string): Promise<boolean> => {
      const sent = await sendSmsCode({ productCode, type, ...(phone !== undefined && { phone }) }).catch(
        () => undefined,
      );
      if (sent === undefined) return false;
      proofs.forget(phone ?? ON_RECORD);
      notify.success(copy.sent(sent.phone));
      return true;
    },
    tokenFor: async (code: string, phone?: string): Promise<string> => {
      const known = proofs.known(phone ?? ON_RECORD, code);
      if (known !== undefined) return known;
      const { smsToken } = await verifySmsCode({
        productCode,
        type,
        code,
        ...(phone !== undefined && { phone }),
      });
      proofs.keep(phone ?? ON_RECORD, code, smsToken);
      return smsToken;
    },
  };
}
