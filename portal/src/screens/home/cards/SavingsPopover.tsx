import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { Outputs } from '#generated/gateway/io.ts';
import { formatAmount } from '#portal/format/money.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';

interface SavingsPopoverProps {
  readonly saving: Outputs['getCompanyDecennial'];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Details of the savings: total funds used, interest-free funds, coupon discount. 2 §2.4 */
export function SavingsPopover({ saving, anchor, onClose }: SavingsPopoverProps) {
  const rows: readonly (readonly [string, number])[] = [
    [copy.saving.totalFunds, saving.totalTransactionAmount],
    [copy.saving.freeInterest, saving.freeInterestAmount],
    [copy.saving.couponDiscount, saving.discountsAmount],
  ];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': copy.saving.heading,
          sx: {
            width: 288,
            p: 5,
            mt: 1,
            border: (theme) => `1px solid ${theme.palette.tile}`,
            borderRadius: 2,
          },
        },
      }}
    >
      <Typography variant="strong" component="h3">
        {copy.saving.amount(formatAmount(saving.saveAmount))}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2 }}>
        {rows.map(([label, value]) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              py: '5px',
              '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}` },
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <MoneyText value={value} symbol />
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {copy.saving.scope}
      </Typography>
    </Popover>
  );
}
