import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { confirmOpeningTransfer } from '#generated/provisional/operations/confirmOpeningTransfer.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { RestoredNote } from '#portal/ui/form/draft/RestoredNote.tsx';
import { Form } from '#portal/ui/form/Form.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { useDraftForm } from '../../flow/useDraftForm.ts';
import type { Application } from '../../opening.ts';
import { useOpeningFlow } from '../../useOpeningFlow.ts';
import { verifyCopy } from '../copy.ts';
import { arrivedForm } from './form.ts';

interface ArrivedCardProps {
  readonly application: Application;
  readonly transfer: Outputs['beginOpeningTransfer'];
  readonly onPassed: () => Promise<void>;
  /** Called after a wrong amount or another failure, to refetch the application. */
  readonly onRefused: () => Promise<void>;
  readonly onRestart: () => void;
}

/** Asks for the amount that has arrived. The user has a few tries within a day. */
export function ArrivedCard({ application, transfer, onPassed, onRefused, onRestart }: ArrivedCardProps) {
  const { linkParams } = useOpeningFlow();
  const { form, draft, restored } = useDraftForm({
    application,
    step: OpeningStep.Verify,
    definition: arrivedForm,
    saved: { amount: '' },
  });
  const { amount: words } = verifyCopy;
  const confirm = useMutation({
    mutationFn: async (amount: number) => {
      await draft.settle();
      return confirmOpeningTransfer({ productCode: linkParams.productCode, amount });
    },
    onSuccess: async (progress) => {
      draft.confirmed(progress);
      await onPassed();
    },
    onError: async (error) => {
      setServerErrors(form, fieldRefusals(error, { TransferAmountWrong: 'amount' }));
      await onRefused();
    },
  });
  return (
    <CardFrame title={words.title}>
      <DetailRows
        rows={[
          [words.sent, `${transfer.bankName} ${transfer.accountNo}`],
          [words.sentAt, transfer.sentAt],
          [words.until, transfer.expiresAt],
          [words.tries, words.triesOf(transfer.triesLeft)],
        ]}
      />
      <Form
        form={form}
        onSubmit={({ amount }) => confirm.mutate(amount)}
        sx={{ display: 'grid', gap: 5, mt: 4 }}
      >
        {restored ? <RestoredNote /> : null}
        <AmountField control={form.control} name="amount" label={words.label} hint={words.hint} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Button type="submit" size="large" disabled={confirm.isPending}>
            {words.confirm}
          </Button>
          <Button variant="link" onClick={onRestart}>
            {words.resend}
          </Button>
        </Box>
      </Form>
    </CardFrame>
  );
}
