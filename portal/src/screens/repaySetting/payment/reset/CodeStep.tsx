import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { codeRefusals } from '#portal/domain/sms/codeRefusals.ts';
import { useSmsCode } from '#portal/domain/sms/useSmsCode.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { payCopy } from '../copy.ts';
import { resetForm } from './form.ts';

interface CodeStepProps {
  readonly productCode: ProductCode;
  readonly onVerified: (smsToken: string) => void;
}

const { reset: words } = payCopy;
const TYPE = SmsType.PayPassword;

/** Verifies the company's phone number by an SMS code. */
export function CodeStep({ productCode, onVerified }: CodeStepProps) {
  const form = useForm(resetForm, { defaultValues: { code: '' } });
  const sms = useSmsCode(productCode, TYPE);
  const verify = useMutation({
    mutationFn: ({ code }: { readonly code: string }) => sms.tokenFor(code),
    onSuccess: (smsToken) => onVerified(smsToken),
    onError: (error) => void setServerErrors(form, fieldRefusals(error, codeRefusals)),
  });
  return (
    <Form form={form} onSubmit={(typed) => verify.mutate(typed)} sx={{ display: 'grid', gap: 5 }}>
      <SmsField control={form.control} name="code" label={words.code} type={TYPE} onSend={() => sms.send()} />
      <Button type="submit" size="large" disabled={verify.isPending} sx={{ justifySelf: { sm: 'start' } }}>
        {words.next}
      </Button>
    </Form>
  );
}
