import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { faceOf } from '../../domain/coupons/faceOf.ts';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';

interface TicketProps {
  readonly coupon: {
    readonly prizeType: keyof typeof copy.kind;
    readonly couponAmount?: number | undefined;
    readonly discount?: number | undefined;
  };
  readonly name: string;
  /** Whether the coupon is used, expired, or locked by an open repayment: it is grey then. */
  readonly over?: boolean | undefined;
  readonly tag?: ReactNode;
  /** Conditions of use, one line each. */
  readonly lines: readonly string[];
  readonly until: string;
  readonly action?: ReactNode;
}

/** A coupon as a ticket: amount or discount at the left, then conditions, end date and action. */
export function Ticket({ coupon, name, over = false, tag, lines, until, action }: TicketProps) {
  const { symbol, text } = faceOf(coupon);
  return (
    <Box component="li" sx={ticketStyle} data-over={over}>
      <Box className="face">
        <Typography variant="largeAmount" component="span">
          <Box component="span" sx={{ fontSize: '0.6em' }}>
            {symbol}
          </Box>
          {text}
        </Typography>
        <Typography variant="caption" component="span">
          {copy.kind[coupon.prizeType]}
        </Typography>
      </Box>
      <Box className="body">
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <Typography component="h3" variant="strong" color={over ? 'textSecondary' : undefined}>
            {name}
          </Typography>
          {tag}
        </Box>
        {lines.map((line) => (
          <Typography key={line} variant="caption" component="p" color="textSecondary">
            <Words>{line}</Words>
          </Typography>
        ))}
        <Box className="foot">
          <Typography variant="caption" color="textSecondary">
            {until}
          </Typography>
          {action}
        </Box>
      </Box>
    </Box>
  );
}

const ticketStyle = ({ palette, radii }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  minHeight: 128,
  overflow: 'hidden',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
  '& > .face': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 1,
    bgcolor: 'tint',
    color: 'hover',
    borderRight: `1px dashed ${palette.primary.main}`,
  },
  '&[data-over=true] > .face': {
    bgcolor: 'fill',
    color: 'text.secondary',
    borderRightColor: palette.control,
  },
  '& > .body': { display: 'flex', flexDirection: 'column', minWidth: 0, p: '12px 16px' },
  '& .tag': { flex: 'none' },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    mt: 'auto',
    pt: 2,
    '& > a, & > button': { ml: 'auto' },
  },
});
