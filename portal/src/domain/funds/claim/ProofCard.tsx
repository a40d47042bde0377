import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ClaimType } from '#generated/shared/enums/ClaimType.ts';
import { ClaimTypeLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useToday } from '#portal/session/useNow.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { optionsOf } from '#portal/ui/filters/optionsOf.ts';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { DateField } from '#portal/ui/form/DateField.tsx';
import { RadioField } from '#portal/ui/form/RadioField.tsx';
import { fundsCopy } from '../copy.ts';
import type { ClaimSent, ClaimValues } from './form.ts';
import type { Incoming } from './queries.ts';
import { StepTitle } from './StepTitle.tsx';
import { VoucherField } from './VoucherField.tsx';

const { claim: words } = fundsCopy;
const types = optionsOf(Object.values(ClaimType), ClaimTypeLabel);

interface ProofCardProps {
  readonly form: UseFormReturn<ClaimValues, unknown, ClaimSent>;
  readonly productCode: ProductCode;
  readonly incoming: Incoming;
}

/** Proof of the payer: the exact amount, the day, the voucher; and the choice of the checker. 1 §4 */
export function ProofCard({ form, productCode, incoming }: ProofCardProps) {
  const { control } = form;
  const transferNo = useWatch({ control, name: 'transferNo' });
  const today = useToday();
  return (
    <CardFrame title={<StepTitle no={2}>{words.prove}</StepTitle>}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <RadioField
          control={control}
          name="claimType"
          label={words.type}
          hint={words.typeHint}
          options={types}
        />
        <Box sx={fieldsStyle}>
          <AmountField control={control} name="amount" label={words.amount} hint={words.amountHint} />
          <DateField control={control} name="day" label={words.day} max={today} />
        </Box>
        <VoucherField
          control={control}
          name="vouchers"
          label={words.vouchers}
          productCode={productCode}
          transferNo={transferNo}
          maxVouchers={incoming.maxVouchers}
        />
      </Box>
    </CardFrame>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
