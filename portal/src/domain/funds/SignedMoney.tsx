import Box from '@mui/material/Box';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

interface SignedMoneyProps {
  /** Yuan, never below zero: the direction gives the sign. */
  readonly value: number;
  readonly income: boolean;
  readonly fact?: FactMark | undefined;
}

/** An income or an expense. Sign and colour show the direction. The sign stands outside the marked figure. */
export const SignedMoney = ({ value, income, fact }: SignedMoneyProps) => (
  <Box
    component="span"
    sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: income && value > 0 ? 'textOn.success' : undefined }}
  >
    {value === 0 ? null : income ? '+' : '-'}
    <MoneyText value={value} fact={fact} />
  </Box>
);
