import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { ringInside } from '#portal/ui/form/ringInside.ts';
import { MaskedText } from '#portal/ui/text/MaskedText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { FundAccount } from '../queries.ts';

interface AccountTileProps {
  readonly account: FundAccount;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One account as a choice. The whole tile is the label of the radio button. For parents: they may see the full number. */
export function AccountTile({ account, checked, onChoose }: AccountTileProps) {
  const name = FundAccountTypeLabel[account.accountType];
  return (
    <Box sx={[tile, checked && chosen]}>
      <Box component="label" sx={{ display: 'block', cursor: 'pointer' }}>
        <Box
          component="input"
          type="radio"
          name="fund-account"
          checked={checked}
          onChange={onChoose}
          sx={visuallyHidden}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box aria-hidden className="dot" />
          <Typography variant="strong" component="span">
            {name}
          </Typography>
        </Box>
        <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 3 }}>
          {copy.account.balance}
        </Typography>
        <MoneyText
          value={account.balance}
          size="amount"
          fact={factOf('account.balance', account.accountNo)}
        />
      </Box>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}
      >
        {copy.account.no}
        <MaskedText value={account.accountNo} rule="card" label={copy.account.no} revealable copyable />
      </Typography>
    </Box>
  );
}

const tile = ({ palette, radii }: Theme) => ({
  minWidth: 0,
  p: '15px 16px',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
  ...ringInside(palette.ink),
  '& .dot': {
    width: 16,
    height: 16,
    flex: 'none',
    borderRadius: '50%',
    border: `1px solid ${palette.control}`,
    backgroundColor: palette.background.paper,
  },
});

const chosen = ({ palette }: Theme) => ({
  p: '14px 15px',
  border: `2px solid ${palette.primary.main}`,
  '& .dot': { border: `5px solid ${palette.primary.main}` },
});
