import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { keepFocusAbove } from '../page/bottomBar.ts';
import { MoneyText } from '../text/MoneyText.tsx';

interface SelectionFrameProps {
  /** The bar's name for screen readers. */
  readonly label: string;
  readonly count: string;
  readonly total: { readonly label: string; readonly value: number };
  /** Right of the total, where there is room. */
  readonly note?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A bar at the lower edge while rows of a list are chosen: their number, their total, and what can be done. */
export const SelectionFrame = ({ label, count, total, note, children }: SelectionFrameProps) => (
  <Box
    component="section"
    ref={keepFocusAbove}
    data-bottom-bar
    data-print="hide"
    aria-label={label}
    sx={barStyle}
  >
    <span role="status">{count}</span>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, ml: { xs: 'auto', sm: 0 } }}>
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {total.label}
      </Box>
      <MoneyText value={total.value} size="amount" />
    </Box>
    <Box
      component="span"
      sx={{ display: { xs: 'none', sm: 'block' }, ml: 'auto', fontSize: 12, color: 'text.secondary' }}
    >
      {note}
    </Box>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        width: { xs: '100%', sm: 'auto' },
        '& > .MuiButton-root': { flex: { xs: 'auto', sm: 'none' }, px: { xs: 3, sm: 6 } },
      }}
    >
      {children}
    </Box>
  </Box>
);

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
