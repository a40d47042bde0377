import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { splitAmount } from '../format/money.ts';

interface MoneyTextProps {
  readonly value: number | string | null | undefined;
  /** `inherit` in tables and lines; the others are figures of their own (look.md). */
  readonly size?: 'inherit' | 'amount' | 'largeAmount' | 'heroAmount' | undefined;
  /** Puts ¥ before the digits: only where the label does not say （元）. */
  readonly symbol?: boolean | undefined;
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

/** An amount with tabular digits; on the big ones the sign and the fraction are smaller. */
export function MoneyText({ value, size = 'inherit', symbol = false, sx }: MoneyTextProps) {
  const { integer, fraction } = splitAmount(value);
  // Most stand in tables, by the hundred.
  if (size === 'inherit' && !symbol && sx === undefined)
    return (
      <span style={oneLine}>
        {integer}
        {fraction}
      </span>
    );
  const small = size === 'inherit' ? undefined : { fontSize: size === 'amount' ? '0.7em' : '0.62em' };
  const part = (text: string, gap = false) => (
    <Box component="span" sx={{ ...small, ...(gap && { mr: '0.12em' }) }}>
      {text}
    </Box>
  );
  return (
    <Typography component="span" variant={size} sx={{ ...oneLine, ...sx }}>
      {symbol ? part('¥', true) : null}
      {integer}
      {fraction === '' ? null : part(fraction)}
    </Typography>
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
