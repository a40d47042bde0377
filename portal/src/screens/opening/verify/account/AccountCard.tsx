import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { provisional } from '../../../../api/clients.ts';
import { fieldRefusals } from '../../../../domain/submission/fieldRefusals.ts';
import { ungrouped } from '../../../../format/typed.ts';
import { CardFrame } from '../../../../ui/feedback/CardFrame.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { setServerErrors } from '../../../../ui/form/serverErrors.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { useWay } from '../../useWay.ts';
import { verifyCopy } from '../copy.ts';
import { accountForm } from './form.ts';

/** Asks for the account and has the transfer sent. */
export function AccountCard({ onSent }: { readonly onSent: () => Promise<void> }) {
  const { carried } = useWay();
  const form = useForm(accountForm, { defaultValues: { accountNo: '', bankName: '' } });
  const { account } = verifyCopy;
  const send = useMutation({
    mutationFn: (sent: { readonly accountNo: string; readonly bankName: string }) =>
      provisional.beginOpeningTransfer({ ...sent, productCode: carried.productCode }),
    onSuccess: onSent,
    onError: (error) => void setServerErrors(form, fieldRefusals(error)),
  });
  return (
    <CardFrame title={account.title}>
      <Form form={form} onSubmit={(sent) => send.mutate(sent)} sx={{ display: 'grid', gap: 5 }}>
        <TextField
          control={form.control}
          name="accountNo"
          label={account.accountNo}
          width={320}
          input={{ inputMode: 'numeric' }}
          read={ungrouped}
        />
        <TextField
          control={form.control}
          name="bankName"
          label={account.bankName}
          hint={account.bankHint}
          width={320}
        />
        <Button type="submit" size="large" disabled={send.isPending} sx={{ justifySelf: { sm: 'start' } }}>
          {account.send}
        </Button>
      </Form>
    </CardFrame>
  );
}
