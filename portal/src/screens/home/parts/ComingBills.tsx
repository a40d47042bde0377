import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CycleLabel } from '#generated/shared/labels.ts';
import { nameOf } from '#portal/domain/accounts/accountName.ts';
import { formatAmount } from '#portal/format/money.ts';
import { copy } from '../copy.ts';
import type { QuickBill } from '../useQuickBill.ts';
import { LabelledLines } from './LabelledLines.tsx';

type ComingBill = NonNullable<QuickBill['quickBills']>[number];

/** The bills that a quick bill creates, one line each: account, cycle, due day, cost. */
export function ComingBills({ bills }: { readonly bills: readonly ComingBill[] }) {
  if (bills.length === 0) return null;
  return (
    <Box component="section" aria-label={copy.quickBill.bills(bills.length)} sx={{ mt: 4 }}>
      <Typography variant="caption" component="h3" color="textSecondary">
        {copy.quickBill.bills(bills.length)}
      </Typography>
      <LabelledLines
        lines={bills.map(({ cycle, lastRepayDate, principal, fee, amount, ...account }, index) => ({
          key: String(index),
          label: copy.quickBill.billOf(CycleLabel[cycle], nameOf(account)),
          note: copy.quickBill.billNote(lastRepayDate, formatAmount(principal), formatAmount(fee)),
          value: (
            <Typography component="span" variant="strong" sx={{ whiteSpace: 'nowrap' }}>
              {copy.quickBill.yuan(formatAmount(amount))}
            </Typography>
          ),
        }))}
      />
    </Box>
  );
}
