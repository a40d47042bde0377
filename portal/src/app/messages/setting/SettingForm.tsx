import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { saveMessageSetting } from '#generated/provisional/operations/saveMessageSetting.ts';
import { MessageKindLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useSession } from '#portal/session/useSession.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { ChecksField } from '#portal/ui/form/ChecksField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import { kindsOf } from '../kindsOf.ts';
import { settingQuery, type Setting } from '../queries.ts';
import { messageSettingForm } from './form.ts';

interface SettingFormProps {
  readonly productCode: ProductCode;
  readonly setting: Setting;
}

type Sent = z.infer<typeof messageSettingForm.schema>;

const { setting: words } = copy;

/** Two check boxes for each type of message, for SMS and for e-mail, and the e-mail address. */
export function SettingForm({ productCode, setting }: SettingFormProps) {
  const kinds = kindsOf(useSession()).map((value) => ({ value, label: MessageKindLabel[value] }));
  const form = useForm(messageSettingForm, {
    defaultValues: valuesOf(setting),
  });
  const { saving, save } = useSave(productCode, (saved) => form.reset(valuesOf(saved)));
  const { control } = form;
  return (
    <Form form={form} onSubmit={save} sx={{ display: 'grid', gap: 4 }}>
      <ChecksField control={control} name="sms" label={words.sms(setting.phone)} options={kinds} />
      <ChecksField control={control} name="email" label={words.email} options={kinds} />
      <TextField control={control} name="emailAddress" label={words.emailAddress} />
      <Button type="submit" size="large" loading={saving}>
        {words.save}
      </Button>
    </Form>
  );
}

const valuesOf = ({ sms, email, emailAddress = '' }: Setting) => ({ sms, email, emailAddress });

/** Saving twice is safe: the request holds the whole setting. Policies show the refusals. */
function useSave(productCode: ProductCode, onSaved: (saved: Setting) => void) {
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const save = async ({ emailAddress, ...chosen }: Sent) => {
    setSaving(true);
    try {
      const saved = await saveMessageSetting({
        productCode,
        ...chosen,
        ...(emailAddress !== undefined && { emailAddress }),
      });
      queries.setQueryData(settingQuery(productCode).queryKey, saved);
      onSaved(saved);
      notify.success(words.saved);
    } catch {
      // The policy of the operation has shown the reason; the input stays.
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
