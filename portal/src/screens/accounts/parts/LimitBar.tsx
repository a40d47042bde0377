import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { LimitUse } from '#generated/shared/enums/LimitUse.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { DangerIcon } from '#portal/ui/feedback/DangerIcon.tsx';
import { useAmountText } from '#portal/ui/text/amountMask.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { barShare, leftText } from '../rules.ts';

/**
 * Used part of the limit, as figures and as a bar of 8 px: hatched in amber if the limit is nearly used, hatched in red
 * if it is used up. Without a limit there is no bar. docs/design/look.md rule 17
 */
export function LimitBar({ account }: { readonly account: Account }) {
  const { jdpin, used, limit, limitUse } = account;
  const amountText = useAmountText();
  return (
    <Box sx={{ display: 'grid', gap: '2px', minWidth: 200, fontSize: 12, lineHeight: '20px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <MoneyText value={used} fact={factOf('quota.usedBy', jdpin)} sx={{ fontWeight: 600 }} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {limit === undefined ? copy.limit.none : copy.limit.of(amountText(limit))}
        </Box>
      </Box>
      {limit === undefined ? null : (
        <Box
          aria-hidden
          data-bar="open"
          sx={{ height: 8, borderRadius: '2px', bgcolor: 'chart.open', overflow: 'hidden' }}
        >
          <Box
            data-bar={forcedPattern(limitUse)}
            sx={[{ height: 8, width: `${String(barShare(account))}%` }, paintOf(limitUse)]}
          />
        </Box>
      )}
      <Box component="span" sx={[{ textAlign: 'right', color: 'text.secondary' }, textStyleOf(limitUse)]}>
        {limitUse === LimitUse.UsedUp ? <DangerIcon size={14} sx={{ mr: 1, mb: '-2px' }} /> : null}
        {leftText(limitUse, amountText(account.left))}
      </Box>
    </Box>
  );
}

/** Pattern instead of colours while the system forces its own colours: build/forced.css. */
const forcedPattern = (use: Account['limitUse']) =>
  use === LimitUse.UsedUp || use === LimitUse.NearlyUsed ? 'hatched' : 'filled';

const hatched = (colour: string, paper: string) => ({
  background: `repeating-linear-gradient(135deg, ${colour} 0 3px, ${paper} 3px 5px)`,
  boxShadow: `inset 0 0 0 1px ${colour}`,
});

const paintOf = (use: Account['limitUse']) => (theme: Theme) => {
  const { palette } = theme;
  if (use === LimitUse.UsedUp) return hatched(palette.error.main, palette.background.paper);
  if (use === LimitUse.NearlyUsed) return hatched(palette.warning.main, palette.background.paper);
  return { backgroundColor: palette.chart.used };
};

const textStyleOf = (use: Account['limitUse']) => {
  if (use === LimitUse.UsedUp) return { color: 'error.main', fontWeight: 600 };
  return use === LimitUse.NearlyUsed ? { color: 'warning.main', fontWeight: 600 } : {};
};
