import Typography from '@mui/material/Typography';
import { chargedOf } from '#portal/domain/bills/charged.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { formatAmount } from '#portal/format/money.ts';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { copy } from '../copy.ts';
import type { BillSums } from '../types.ts';

const figures = ['charged', 'repaid', 'discounted', 'refunded'] as const;

interface CreditsNoteProps {
  readonly sums: BillSums;
  /** The bill of the sums, when there is only one. */
  readonly billNo?: string | undefined;
}

/** Explains why the amount owed is less than the sum of the parts beside it. Empty without credits. */
export function CreditsNote({ sums, billNo }: CreditsNoteProps) {
  const { repaid, discounted, refunded } = sums;
  if (repaid + discounted + refunded === 0) return null;
  const amounts = {
    charged: formatAmount(chargedOf(sums)),
    repaid: formatAmount(repaid),
    discounted: formatAmount(discounted),
    refunded: formatAmount(refunded),
  };
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 1 }}>
      <Figures
        of={
          billNo === undefined
            ? []
            : figures.map((figure) => [amounts[figure], factOf(`bill.${figure}`, billNo)])
        }
      >
        {copy.sums.credits(amounts.charged, amounts.repaid, amounts.discounted, amounts.refunded)}
      </Figures>
    </Typography>
  );
}
