import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { saveSmallPayment } from '#generated/provisional/operations/saveSmallPayment.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { PasswordField } from '#portal/ui/form/PasswordField.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import { payCopy } from '../copy.ts';
import { payKey, type PaySetting } from '../queries.ts';
import { smallForm } from './form.ts';

interface SmallFormProps {
  readonly productCode: ProductCode;
  readonly setting: PaySetting;
}

const { small: words } = payCopy;

/** Fields that show a refusal, by its name. */
const fieldOf = { PayPasswordWrong: 'password', PayPasswordLocked: 'password' } as const;

/** The amount, which the password confirms; read-only for child accounts. */
export function SmallForm({ productCode, setting }: SmallFormProps) {
  const { smallAmount, maxSmallAmount, editable } = setting;
  const queries = useQueryClient();
  const form = useForm(
    useMemo(() => smallForm(maxSmallAmount), [maxSmallAmount]),
    {
      defaultValues: { smallAmount: formatAmount(smallAmount), password: '' },
    },
  );
  const save = useMutation({
    mutationFn: (sent: { readonly smallAmount: number; readonly password: string }) =>
      saveSmallPayment({ productCode, ...sent }),
    onSuccess: (saved) => {
      form.reset({ smallAmount: formatAmount(saved.smallAmount), password: '' });
      queries.setQueryData(payKey(productCode), saved);
      notify.success(words.saved);
    },
    onError: (error) => {
      setServerErrors(form, fieldRefusals(error, fieldOf));
      // Too many wrong passwords lock it, which the card above shows.
      void queries.invalidateQueries({ queryKey: payKey(productCode) });
    },
  });
  return (
    <Form form={form} onSubmit={(sent) => save.mutate(sent)} sx={{ display: 'grid', gap: 4 }}>
      <AmountField control={form.control} name="smallAmount" label={words.amount} disabled={!editable} />
      {editable ? (
        <>
          <PasswordField control={form.control} name="password" label={words.password} />
          <Button type="submit" disabled={save.isPending} sx={{ justifySelf: { sm: 'start' } }}>
            {words.save}
          </Button>
        </>
      ) : null}
    </Form>
  );
}
