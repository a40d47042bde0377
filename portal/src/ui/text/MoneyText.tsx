import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { splitAmount } from '../../format/money.ts';
import type { FactMark } from '../fact/factMark.ts';

interface MoneyTextProps {
  readonly value: number | string | null | undefined;
  /** The figures of their own (look.md); without it the amount is one among words. */
  readonly size?: 'amount' | 'largeAmount' | 'heroAmount' | undefined;
  /** Puts ¥ before the digits: only where the label does not say （元）. */
  readonly symbol?: boolean | undefined;
  readonly fact?: FactMark | undefined;
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

/** An amount; on the big ones the sign and the fraction are smaller. */
export function MoneyText({ value, size, symbol = false, fact, sx }: MoneyTextProps) {
  const { integer, fraction } = splitAmount(value);
  const small = size === undefined ? undefined : { fontSize: size === 'amount' ? '0.7em' : '0.62em' };
  const part = (text: string, gap = false) => (
    <Box component="span" sx={{ ...small, ...(gap && { mr: '0.12em' }) }}>
      {text}
    </Box>
  );
  return (
    <Typography component="span" variant={size ?? 'inherit'} {...fact} sx={{ whiteSpace: 'nowrap', ...sx }}>
      {symbol ? part('¥', true) : null}
      {integer}
      {small === undefined || fraction === '' ? fraction : part(fraction)}
    </Typography>
  );
}
