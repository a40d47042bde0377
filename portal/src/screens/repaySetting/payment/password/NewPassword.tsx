import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { Form } from '#portal/ui/form/Form.tsx';
import { PasswordField } from '#portal/ui/form/PasswordField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import { payCopy } from '../copy.ts';
import { passwordForm, type PasswordChange } from './form.ts';

interface NewPasswordProps {
  readonly change: PasswordChange;
  /** Sends the passwords; its rejection shows at the fields. */
  readonly send: (typed: { readonly oldPassword: string; readonly password: string }) => Promise<unknown>;
}

const { password: words } = payCopy;

/** Fields that show a refusal, by its name. */
const fieldOf = {
  PayPasswordWrong: 'oldPassword',
  PayPasswordLocked: 'oldPassword',
  PayPasswordWeak: 'password',
} as const;

/** Asks for a new password twice, and for the old one if it changes. Refusals of the provider show at their fields. */
export function NewPassword({ change, send }: NewPasswordProps) {
  const form = useForm(
    useMemo(() => passwordForm(change), [change]),
    {
      defaultValues: { oldPassword: '', password: '', again: '' },
    },
  );
  const save = useMutation({
    mutationFn: send,
    onError: (error) => void setServerErrors(form, fieldRefusals(error, fieldOf)),
  });
  const { control } = form;
  return (
    <Form form={form} onSubmit={(typed) => save.mutate(typed)} sx={{ display: 'grid', gap: 5 }}>
      {change === 'change' ? <PasswordField control={control} name="oldPassword" label={words.old} /> : null}
      <PasswordField control={control} name="password" label={words.next} hint={words.hint} />
      <PasswordField control={control} name="again" label={words.again} />
      <Button type="submit" size="large" disabled={save.isPending} sx={{ justifySelf: { sm: 'start' } }}>
        {words.save}
      </Button>
    </Form>
  );
}
