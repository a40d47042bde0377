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
  /** Figure style (docs/design/look.md); without it the amount is part of a text. */
  readonly size?: 'amount' | 'largeAmount' | 'heroAmount' | undefined;
  /** Puts ¥ before the digits: only where the label lacks （元）. */
  readonly symbol?: boolean | undefined;
  readonly fact?: FactMark | undefined;
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

/**
 * An amount; large ones have a smaller sign and fraction. Translators skip it, and a new amount is a new element: it
 * stays correct whatever a browser did to the old one.
 */
export function MoneyText({ value, size, symbol = false, fact, sx }: MoneyTextProps) {
  const isHidden = use(AmountsHidden);
  const { integer, fraction } = splitAmount(value);
  const sign = symbol ? '¥' : '';
  const text = `${sign}${integer}${fraction}`;
  const key = isHidden ? 'hidden' : text;
  const marks = { translate: 'no', ...(isHidden ? undefined : fact) } as const;
  // In text and table cells it is a plain element: a styled one costs as much as the cell around it.
  if (size === undefined && sx === undefined)
    return (
      <span key={key} style={oneLine} {...marks}>
        {isHidden ? <HiddenAmount /> : text}
      </span>
    );
  const part = (text: string, name?: string) => (text === '' ? null : <span className={name}>{text}</span>);
  return (
    <Typography
      key={key}
      component="span"
      variant={size ?? 'inherit'}
      {...marks}
      sx={{ whiteSpace: 'nowrap', ...(size && partStyles(size)), ...sx }}
    >
      {isHidden ? (
        <HiddenAmount />
      ) : size === undefined ? (
        text
      ) : (
        <>
          {part(sign, 'sign')}
          {part(integer)}
          {part(fraction, 'fraction')}
        </>
      )}
    </Typography>
  );
}

/** Sign and fraction are smaller than the digits before the point. */
const partStyles = (size: NonNullable<MoneyTextProps['size']>): SystemStyleObject<Theme> => ({
  '& > .sign, & > .fraction': { fontSize: size === 'amount' ? '0.7em' : '0.62em' },
  '& > .sign': { mr: '0.12em' },
});

const oneLine = { whiteSpace: 'nowrap' } as const;
