import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { changeAdminPhone } from '#generated/provisional/operations/changeAdminPhone.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { codeRefusals } from '#portal/domain/sms/codeRefusals.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { newPhoneForm } from './form.ts';

interface NewPhoneFormProps {
  readonly productCode: ProductCode;
  readonly current: string;
  /** Proof of the phone on record. */
  readonly oldSmsToken: string;
  readonly sms: {
    readonly send: (phone: string) => Promise<boolean>;
    readonly tokenFor: (code: string, phone: string) => Promise<string>;
  };
  /** Called if the proof has expired, so that the phone on record is verified again. */
  readonly onProofLost: () => void;
  /** @param phone masked */
  readonly onChanged: (phone: string) => Promise<void>;
}

const { phone: words } = copy;

/** Second step: the new phone, verified by a code. */
export function NewPhoneForm({ productCode, current, oldSmsToken, sms, ...callbacks }: NewPhoneFormProps) {
  const definition = useMemo(() => newPhoneForm(current), [current]);
  const form = useForm(definition, { defaultValues: { phone: '', code: '' } });
  const { control, watch, trigger } = form;
  const phone = watch('phone');
  const { submitting, submit } = useSubmission({
    send: async ({ phone: newPhone, code }: { readonly phone: string; readonly code: string }) =>
      changeAdminPhone({
        productCode,
        oldSmsToken,
        phone: newPhone,
        smsToken: await sms.tokenFor(code, newPhone),
      }),
    conclude: async (outcome) => {
      if (outcome.state === 'refused') {
        setServerErrors(form, fieldRefusals(outcome.error, { ...codeRefusals, PhoneUnchanged: 'phone' }));
        if (isApiError(outcome.error) && outcome.error.name === 'PhoneProofInvalid') callbacks.onProofLost();
      }
      if (outcome.state === 'taken') await callbacks.onChanged(outcome.made.phone);
    },
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => submit(values)}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <PhoneField control={control} name="phone" label={words.phone} />
      <SmsField
        key={phone}
        control={control}
        name="code"
        label={words.code}
        type={`MODIFY_PHONE-${phone}`}
        onSend={async () => (await trigger('phone')) && sms.send(phone)}
      />
      <Button type="submit" size="large" disabled={submitting}>
        {submitting ? words.submitting : words.submit}
      </Button>
    </Form>
  );
}
