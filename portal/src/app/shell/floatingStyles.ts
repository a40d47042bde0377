import type { SxProps, Theme } from '@mui/material/styles';

/** The 48 px rail; below 1280 px only while unfolded. */
export const railSx = (unfolded: boolean): SxProps<Theme> => ({
  display: { xs: unfolded ? 'block' : 'none', lg: 'block' },
  width: 48,
  mr: { xs: 0, sm: 2, lg: 0 },
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: (theme) => `${String(theme.radii.card)}px`,
  overflow: 'hidden',
  '& > *:not(:first-child)': { borderTop: '1px solid', borderTopColor: 'hairline' },
});

export const railItem: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  width: '100%',
  py: 2,
  px: '10px',
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'center',
  wordBreak: 'break-all',
  color: 'text.secondary',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'tint', color: 'hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

/**
 * Below 1280 px a tab at the window's edge, no wider than the page's gutter there (PageFrame.tsx): at any scroll
 * position it covers no text and no control. On phones a button in the header.
 */
export const openerSx: SxProps<Theme> = {
  display: { xs: 'grid', lg: 'none' },
  // First for the Tab key; below the rail, which unfolds upward.
  order: { sm: 1 },
  placeContent: 'center',
  width: { xs: 40, sm: 24 },
  height: { xs: 40, sm: 48 },
  p: 0,
  border: { xs: 0, sm: '1px solid' },
  borderColor: { sm: 'tile' },
  borderRight: { sm: 0 },
  borderRadius: { xs: '6px', sm: '12px 0 0 12px' },
  // On the header's background: its own would cut the ring of the buttons beside it.
  bgcolor: { xs: 'transparent', sm: 'background.paper' },
  color: { xs: 'ink', sm: 'text.secondary' },
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-2px' },
};
