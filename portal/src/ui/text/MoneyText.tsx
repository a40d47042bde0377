import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { use } from 'react';
import { splitAmount } from '../../format/money.ts';
import type { FactMark } from '../fact/factMark.ts';
import { AmountsHidden } from './amountMask.ts';
import { HiddenAmount } from './HiddenAmount.tsx';

interface MoneyTextProps {
  readonly value: number | string | null | undefined;
  /** The figures of their own (docs/design/look.md); without it the amount is one among words. */
  readonly size?: 'amount' | 'largeAmount' | 'heroAmount' | undefined;
  /** Puts ¥ before the digits: only where the label does not say （元）. */
  readonly symbol?: boolean | undefined;
  readonly fact?: FactMark | undefined;
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

/**
 * An amount; on the big ones the sign and the fraction are smaller. No translator touches it, and another amount is another
 * element: it is right as a whole, whatever a browser has made of the old one.
 */
export function MoneyText({ value, size, symbol = false, fact, sx }: MoneyTextProps) {
  const isHidden = use(AmountsHidden);
  const { integer, fraction } = splitAmount(value);
  const sign = symbol ? '¥' : '';
  const text = `${sign}${integer}${fraction}`;
  const key = isHidden ? 'hidden' : text;
  const marks = { translate: 'no', ...(isHidden ? undefined : fact) } as const;
  // Among words, and in each cell of a table, it is a plain element: a styled one costs as much as the cell around it.
  if (size === undefined && sx === undefined)
    return (
      <span key={key} style={oneLine} {...marks}>
        {isHidden ? <HiddenAmount /> : text}
      </span>
    );
  const small = { fontSize: size === 'amount' ? '0.7em' : '0.62em' };
  const part = (text: string, style: SystemStyleObject<Theme> = {}) =>
    text === '' ? null : (
      <Box component="span" sx={style}>
        {text}
      </Box>
    );
  return (
    <Typography
      key={key}
      component="span"
      variant={size ?? 'inherit'}
      {...marks}
      sx={{ whiteSpace: 'nowrap', ...sx }}
    >
      {isHidden ? (
        <HiddenAmount />
      ) : size === undefined ? (
        text
      ) : (
        <>
          {part(sign, { ...small, mr: '0.12em' })}
          {part(integer)}
          {part(fraction, small)}
        </>
      )}
    </Typography>
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
