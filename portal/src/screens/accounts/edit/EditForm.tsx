import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { editAccount } from '#generated/provisional/operations/editAccount.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { PhoneField } from '#portal/ui/form/PhoneField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { useRefetchAccounts } from '../useRefetchAccounts.ts';
import { editForm } from './form.ts';

interface EditFormProps {
  readonly productCode: ProductCode;
  readonly account: Account;
  readonly onDone: () => void;
}

/** Form to change the name or the phone of an account. */
export function EditForm({ productCode, account, onDone }: EditFormProps) {
  const { jdpin, nickname, phone } = account;
  const refetch = useRefetchAccounts();
  const form = useForm(editForm, { defaultValues: { nickname, phone } });
  const save = useMutation({
    mutationFn: (sent: { readonly nickname: string; readonly phone: string }) =>
      editAccount({ productCode, jdpin, ...sent }),
    onSuccess: () => {
      notify.success(copy.editDrawer.done);
      onDone();
    },
    onError: (error) => void setServerErrors(form, fieldRefusals(error)),
    onSettled: refetch,
  });
  return (
    <Form form={form} onSubmit={(sent) => save.mutate(sent)} sx={{ display: 'grid', gap: 5 }}>
      <TextField
        control={form.control}
        name="nickname"
        label={copy.form.nickname}
        hint={copy.form.nicknameHint}
        read={(typed) => typed.trimStart()}
      />
      <PhoneField control={form.control} name="phone" label={copy.form.phone} />
      <Button type="submit" size="large" disabled={save.isPending} sx={{ justifySelf: { sm: 'start' } }}>
        {copy.editDrawer.submit}
      </Button>
    </Form>
  );
}
