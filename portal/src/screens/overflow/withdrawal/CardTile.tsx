import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Terms } from '#portal/domain/funds/withdrawalTerms.ts';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';

export type Card = Terms['cards'][number];

/** A bank account of the company: bank, masked number, account name. */
export const CardTile = ({ card: { bankName, cardNo, accountName, isDefault } }: { readonly card: Card }) => (
  <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography component="span" variant="strong">
        {bankName}
      </Typography>
      {isDefault ? <StatusTag icon="check">{copy.withdrawal.isDefault}</StatusTag> : null}
    </Box>
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {cardNo} {accountName}
    </Typography>
  </Box>
);
