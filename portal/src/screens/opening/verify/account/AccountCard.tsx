import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { beginOpeningTransfer } from '#generated/provisional/operations/beginOpeningTransfer.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { ungrouped } from '#portal/format/typed.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { RestoredNote } from '#portal/ui/form/draft/RestoredNote.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useDraftForm } from '../../flow/useDraftForm.ts';
import type { Application } from '../../opening.ts';
import { useOpeningFlow } from '../../useOpeningFlow.ts';
import { verifyCopy } from '../copy.ts';
import { accountForm } from './form.ts';

interface AccountCardProps {
  readonly application: Application;
  readonly onSent: () => Promise<void>;
  /** Called after a refusal, and after a lost response too. */
  readonly onFailed: () => Promise<void>;
}

/** Asks for the company's account and has the provider send the transfer. */
export function AccountCard({ application, onSent, onFailed }: AccountCardProps) {
  const { linkParams } = useOpeningFlow();
  const { form, draft, restored } = useDraftForm({
    application,
    step: OpeningStep.Verify,
    definition: accountForm,
    saved: { accountNo: '', bankName: '' },
  });
  const { account } = verifyCopy;
  const send = useMutation({
    mutationFn: async (sent: { readonly accountNo: string; readonly bankName: string }) => {
      await draft.settle();
      return beginOpeningTransfer({ ...sent, productCode: linkParams.productCode });
    },
    onSuccess: async () => {
      draft.forget();
      await onSent();
    },
    onError: async (error) => {
      setServerErrors(form, fieldRefusals(error));
      await onFailed();
    },
  });
  return (
    <CardFrame title={account.title}>
      <Form form={form} onSubmit={(sent) => send.mutate(sent)} sx={{ display: 'grid', gap: 5 }}>
        {restored ? <RestoredNote /> : null}
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
