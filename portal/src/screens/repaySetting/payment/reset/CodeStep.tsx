import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { sendSmsCode } from '#generated/provisional/operations/sendSmsCode.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import { fieldRefusals } from '../../../../domain/submission/fieldRefusals.ts';
import type { ProductCode } from '../../../../products/product.ts';
import { notify } from '../../../../ui/feedback/notify.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { setServerErrors } from '../../../../ui/form/serverErrors.ts';
import { SmsField } from '../../../../ui/form/SmsField.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { payCopy } from '../copy.ts';
import { resetForm } from './form.ts';

interface CodeStepProps {
  readonly productCode: ProductCode;
  readonly onVerified: (smsToken: string) => void;
}

const { reset: words } = payCopy;
const TYPE = SmsType.PayPassword;

/** Codes that speak of the code. */
const fieldOf = { SmsCodeWrong: 'code', SmsCodeExpired: 'code', SmsAttemptsExceeded: 'code' } as const;

/** The phone that the company is known by answers a code. */
export function CodeStep({ productCode, onVerified }: CodeStepProps) {
  const form = useForm(resetForm, { defaultValues: { code: '' } });
  const verify = useMutation({
    mutationFn: ({ code }: { readonly code: string }) => verifySmsCode({ productCode, type: TYPE, code }),
    onSuccess: ({ smsToken }) => onVerified(smsToken),
    onError: (error) => void setServerErrors(form, fieldRefusals(error, fieldOf)),
  });
  /** A refusal has been shown by its policy. */
  const send = async () => {
    const sent = await sendSmsCode({ productCode, type: TYPE }).catch(() => undefined);
    if (sent !== undefined) notify.success(words.sent(sent.phone));
    return sent !== undefined;
  };
  return (
    <Form form={form} onSubmit={(typed) => verify.mutate(typed)} sx={{ display: 'grid', gap: 5 }}>
      <SmsField control={form.control} name="code" label={words.code} type={TYPE} onSend={send} />
      <Button type="submit" size="large" disabled={verify.isPending} sx={{ justifySelf: { sm: 'start' } }}>
        {words.next}
      </Button>
    </Form>
  );
}
