import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { editAccount } from '#generated/provisional/operations/editAccount.ts';
import { fieldRefusals } from '../../../domain/submission/fieldRefusals.ts';
import type { ProductCode } from '../../../products/product.ts';
import { notify } from '../../../ui/feedback/notify.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { setServerErrors } from '../../../ui/form/serverErrors.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { useAccountsAnew } from '../useAccountsAnew.ts';
import { editForm } from './form.ts';

interface EditFormProps {
  readonly productCode: ProductCode;
  readonly account: Account;
  readonly onDone: () => void;
}

/** Another name or phone for an account. */
export function EditForm({ productCode, account, onDone }: EditFormProps) {
  const { jdpin, nickname, phone } = account;
  const askAnew = useAccountsAnew();
  const form = useForm(editForm, { defaultValues: { nickname, phone } });
  const save = useMutation({
    mutationFn: (sent: { readonly nickname: string; readonly phone: string }) =>
      editAccount({ productCode, jdpin, ...sent }),
    onSuccess: () => {
      notify.success(copy.editDrawer.done);
      onDone();
    },
    onError: (error) => void setServerErrors(form, fieldRefusals(error)),
    onSettled: askAnew,
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
