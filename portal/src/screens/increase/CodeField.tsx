import type { Control } from 'react-hook-form';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { SmsField } from '../../ui/form/SmsField.tsx';
import { copy } from './copy.ts';
import type { Application } from './form.ts';

/** Purpose of the SMS code: a higher limit changes the credit agreement, so the code signs a contract. */
export const CODE_TYPE = SmsType.SignContract;

interface CodeFieldProps {
  readonly control: Control<Application, unknown, Application>;
  readonly productCode: ProductCode;
}

/** The SMS code that signs the application. */
export function CodeField({ control, productCode }: CodeFieldProps) {
  // A refusal is shown by the operation's error policy.
  const send = async () => {
    const sent = await sendSmsCode({ productCode, type: CODE_TYPE }).catch(() => undefined);
    if (sent !== undefined) notify.success(copy.sms.sent(sent.phone));
    return sent !== undefined;
  };
  return (
    <SmsField
      control={control}
      name="code"
      label={copy.sms.label}
      hint={copy.sms.hint}
      placeholder={copy.sms.placeholder}
      type={CODE_TYPE}
      onSend={send}
    />
  );
}
