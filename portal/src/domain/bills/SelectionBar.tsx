import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bills as copy } from '../../copy/ui.ts';
import { formatAmount } from '../../format/money.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { Chosen } from './useChosen.ts';

const { selection } = copy;

interface SelectionBarProps {
  readonly chosen: Chosen;
  /** Amount owed in the visible rows, in yuan. */
  readonly pageOwed: number;
}

/** The chosen rows, their total, and 还款; visible while any row is chosen. */
export function SelectionBar({ chosen, pageOwed }: SelectionBarProps) {
  const { repay } = bookPagesOf(useProduct());
  const count = chosen.chosen.length;
  if (count === 0) return null;
  return (
    <Box component="section" data-bottom-bar data-print="hide" aria-label={selection.label} sx={barStyle}>
      <span role="status">{selection.count(count)}</span>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, ml: { xs: 'auto', sm: 0 } }}>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {selection.total}
        </Box>
        <MoneyText value={chosen.total} size="amount" />
      </Box>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'block' }, ml: 'auto', fontSize: 12, color: 'text.secondary' }}
      >
        {selection.page(formatAmount(pageOwed))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          width: { xs: '100%', sm: 'auto' },
          '& > *': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        <Button variant="outlined" size="large" onClick={chosen.clear}>
          {selection.clear}
        </Button>
        <LinkButton size="large" to={repay({ bills: chosen.refs })}>
          {copy.repay}
        </LinkButton>
      </Box>
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: '8px 12px', sm: 6 },
  mt: 4,
  py: 3,
  px: { xs: 4, sm: 5 },
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: '8px',
} as const;
