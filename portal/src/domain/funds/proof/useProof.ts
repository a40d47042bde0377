import type { ErrorName } from '#generated/provisional/errors.ts';
import type { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { codeRefusals } from '../../sms/codeRefusals.ts';
import { useSmsCode } from '../../sms/useSmsCode.ts';
import type { Proof } from './form.ts';

/** Maps error codes of a proof to fields. */
export const proofRefusals = {
  ...codeRefusals,
  PayPasswordWrong: 'password',
  PayPasswordLocked: 'password',
  PayPasswordUnset: 'password',
  PhoneProofInvalid: 'code',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof Proof>>>;

/** A proof in the contract's format: the password unchanged, a code after its check. */
export function useProof(productCode: ProductCode, type: SmsType) {
  const sms = useSmsCode(productCode, type);
  return {
    sendCode: () => sms.send(),
    /** @throws ApiError when the provider refuses the code */
    credentialsFor: async ({ way, password, code }: Proof) =>
      way === 'password' ? { password } : { smsToken: await sms.tokenFor(code) },
  };
}
