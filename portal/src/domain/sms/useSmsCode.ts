import { useState } from 'react';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import type { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { codeProofs } from './codeProofs.ts';
import { copy } from './copy.ts';

/** The phone on record is sent without its number. */
const ON_RECORD = '';

/**
 * A code by short message: sent, checked once, and its proof. Policies show the refusals. @param phone number, where
 * several have codes; the one on record when left out
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
