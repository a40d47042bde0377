import type { SxProps, Theme } from '@mui/material/styles';

/** A row of the results: the active one as a chosen entry of the menu. docs/design/look.md */
export const optionStyle: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  px: { xs: 4, sm: 5 },
  py: '7px',
  color: 'ink',
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMargin: '40px 0 8px',
  '&[aria-selected=true]': { bgcolor: 'selected' },
  '&[aria-selected=true]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: 3,
    bgcolor: 'primary.main',
  },
  '@media (forced-colors: active)': {
    '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '& mark': { bgcolor: 'tint', color: 'hover', fontWeight: 600 },
  '& .lines': { flex: 1, minWidth: 0, display: 'grid' },
  '& .line': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3 },
  '& .title': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .amount': { flex: 'none', display: 'inline-flex', alignItems: 'baseline', gap: 1 },
  '& .figure': { fontVariantNumeric: 'tabular-nums' },
  '& .label': { fontSize: 12, color: 'text.secondary' },
  '& .second': { fontSize: 12, lineHeight: '20px', color: 'text.secondary', alignItems: 'flex-start' },
  '& .notes': {
    minWidth: 0,
    wordBreak: 'normal',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& .tag': { flex: 'none' },
};
