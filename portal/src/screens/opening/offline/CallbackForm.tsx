import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { Inputs } from '#generated/provisional/io.ts';
import { requestOpeningCallback } from '#generated/provisional/operations/requestOpeningCallback.ts';
import { CallbackTime } from '#generated/shared/enums/CallbackTime.ts';
import { CallbackTimeLabel } from '#generated/shared/labels.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { RadioField } from '#portal/ui/form/RadioField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { openingQuery } from '../queries.ts';
import { copy } from './copy.ts';
import { callbackForm } from './form.ts';

interface CallbackFormProps {
  readonly productCode: ProductCode;
  readonly onRequested: () => void;
}

const times = Object.values(CallbackTime).map((value) => ({ value, label: CallbackTimeLabel[value] }));

const empty = { name: '', phone: '', time: CallbackTime.Any };

/** Form to request a call-back. If one is pending already (P120025), the refetched opening shows it instead. */
export function CallbackForm({ productCode, onRequested }: CallbackFormProps) {
  const queries = useQueryClient();
  const form = useForm(callbackForm, { defaultValues: empty });
  const { control } = form;
  const { submitting, submit } = useSubmission({
    send: (content: Inputs['requestOpeningCallback']) => requestOpeningCallback(content),
    conclude: async ({ state }) => {
      // The provider has accepted this request.
      if (state === 'taken') {
        form.draft.forget();
        notify.success(copy.request.done);
      }
      await queries.invalidateQueries({ queryKey: openingQuery(productCode).queryKey });
      if (state === 'taken') onRequested();
    },
  });
  return (
    <Form
      form={form}
      onSubmit={(content) => submit({ productCode, ...content })}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <TextField
        control={control}
        name="name"
        label={copy.request.name}
        width={240}
        input={{ autoComplete: 'name' }}
      />
      <PhoneField control={control} name="phone" label={copy.request.phone} />
      <RadioField control={control} name="time" label={copy.request.time} options={times} />
      <Button type="submit" size="large" disabled={submitting} aria-busy={submitting}>
        {submitting ? copy.request.submitting : copy.request.submit}
      </Button>
    </Form>
  );
}
