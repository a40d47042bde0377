import Typography from '@mui/material/Typography';
import { formatAmount } from '../../../format/money.ts';
import { copy } from '../copy.ts';
import { chargedOf } from '../rules.ts';
import type { BillSums } from '../types.ts';

/** Where what is owed is less than the parts beside it come to, the reader is told why. */
export function CreditsNote({ sums }: { readonly sums: BillSums }) {
  const { repaid, discounted, refunded } = sums;
  if (repaid + discounted + refunded === 0) return null;
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 1 }}>
      {copy.sums.credits(
        formatAmount(chargedOf(sums)),
        formatAmount(repaid),
        formatAmount(discounted),
        formatAmount(refunded),
      )}
    </Typography>
  );
}
