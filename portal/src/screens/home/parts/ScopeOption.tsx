import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatAmount } from '../../../format/money.ts';
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
    <Box component="label" sx={[option, checked && chosen]}>
      <Box
        component="input"
        type="radio"
        name="quick-bill-scope"
        checked={checked}
        onChange={onChoose}
        sx={visuallyHidden}
      />
      <Box aria-hidden className="dot" />
      <span>{label}</span>
      <Typography component="span" variant="strong" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
        {copy.quickBill.yuan(formatAmount(amount))}
      </Typography>
    </Box>
  );
}

const option = ({ palette, radii }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: '11px 16px',
  cursor: 'pointer',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
  '&:has(input:focus-visible)': { outline: `2px solid ${palette.ink}`, outlineOffset: 2 },
  '& .dot': {
    width: 16,
    height: 16,
    flex: 'none',
    borderRadius: '50%',
    border: `1px solid ${palette.control}`,
  },
});

const chosen = ({ palette }: Theme) => ({
  p: '10px 15px',
  border: `2px solid ${palette.primary.main}`,
  '& .dot': { border: `5px solid ${palette.primary.main}` },
});
