import Box from '@mui/material/Box';
import type { FactMark } from '../fact/factMark.ts';
import { MoneyText } from './MoneyText.tsx';

interface LessProps {
  readonly amount: number;
  readonly fact?: FactMark | undefined;
}

/** A deduction. The minus sign is not part of the figure, which other places show without it. */
export const Less = ({ amount, fact }: LessProps) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {amount === 0 ? null : '-'}
    <MoneyText value={amount} fact={fact} />
  </Box>
);
