import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { provisional } from '../../../../api/clients.ts';
import { fieldRefusals } from '../../../../domain/submission/fieldRefusals.ts';
import { DetailRows } from '../../../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../../../ui/feedback/CardFrame.tsx';
import { AmountField } from '../../../../ui/form/AmountField.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { setServerErrors } from '../../../../ui/form/serverErrors.ts';
import { useForm } from '../../../../ui/form/useForm.ts';
import { useWay } from '../../useWay.ts';
import { verifyCopy } from '../copy.ts';
import { arrivedForm } from './form.ts';

interface ArrivedCardProps {
  readonly transfer: Outputs['beginOpeningTransfer'];
  /** Right, or another try is spent: the application is read anew. */
  readonly onPassed: () => Promise<void>;
  readonly onRefused: () => Promise<void>;
  readonly onAnew: () => void;
}

/** The amount of the transfer, typed in: three tries within a day. */
export function ArrivedCard({ transfer, onPassed, onRefused, onAnew }: ArrivedCardProps) {
  const { carried } = useWay();
  const form = useForm(arrivedForm, { defaultValues: { amount: '' } });
  const { amount: words } = verifyCopy;
  const confirm = useMutation({
    mutationFn: (amount: number) =>
      provisional.confirmOpeningTransfer({ productCode: carried.productCode, amount }),
    onSuccess: onPassed,
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
        <AmountField control={form.control} name="amount" label={words.label} hint={words.hint} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Button type="submit" size="large" disabled={confirm.isPending}>
            {words.confirm}
          </Button>
          <Button variant="link" onClick={onAnew}>
            {words.anew}
          </Button>
        </Box>
      </Form>
    </CardFrame>
  );
}
