import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { codeRefusals } from '#portal/domain/sms/codeRefusals.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { mask } from '#portal/format/mask.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { SmsField } from '#portal/ui/form/SmsField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';
import { oldPhoneForm } from './form.ts';

interface OldPhoneFormProps {
  readonly phone: string;
  readonly onSend: () => Promise<boolean>;
  /** Verifies the code; rejects if it is wrong. */
  readonly onCode: (code: string) => Promise<void>;
}

const { phone: words } = copy;

/** First step: verifies the phone on record. */
export function OldPhoneForm({ phone, onSend, onCode }: OldPhoneFormProps) {
  const form = useForm(oldPhoneForm, { defaultValues: { code: '' } });
  const [checking, setChecking] = useState(false);
  const check = async ({ code }: { readonly code: string }) => {
    setChecking(true);
    try {
      await onCode(code);
    } catch (error) {
      setServerErrors(form, fieldRefusals(error, codeRefusals));
    } finally {
      setChecking(false);
    }
  };
  return (
    <Form form={form} onSubmit={check} sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography>
        <Words>{words.old(mask(phone, 'phone'))}</Words>
      </Typography>
      <SmsField
        control={form.control}
        name="code"
        label={words.code}
        type="MODIFY_PHONE-old"
        onSend={onSend}
      />
      <Button type="submit" size="large" disabled={checking}>
        {words.next}
      </Button>
      <Typography variant="caption" color="textSecondary">
        <Words>{words.oldLost}</Words>
      </Typography>
    </Form>
  );
}
