import Typography from '@mui/material/Typography';
import { formatAmount } from '#portal/format/money.ts';
import { ChoiceTile } from '#portal/ui/form/ChoiceTile.tsx';
import { copy } from '../copy.ts';

interface ScopeOptionProps {
  readonly label: string;
  readonly amount: number;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One scope of the quick bill with its amount, as a radio. 2 §5 */
export function ScopeOption({ label, amount, checked, onChoose }: ScopeOptionProps) {
  return (
    <ChoiceTile name="quick-bill-scope" checked={checked} onChoose={onChoose}>
      <span>{label}</span>
      <Typography component="span" variant="strong" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
        {copy.quickBill.yuan(formatAmount(amount))}
      </Typography>
    </ChoiceTile>
  );
}
