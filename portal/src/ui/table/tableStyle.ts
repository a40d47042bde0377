import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { tableHead } from './tableHead.ts';
import { FADE, WIDE } from './watchWidth.ts';

/**
 * Style of a table's box. A table that fits scrolls with the page; a wider one scrolls in its box, whose height leaves
 * the content below it visible.
 */
export const boxStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  // Relative, so that the hidden caption stays inside and causes no scrolling.
  position: 'relative',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: `${String(theme.radii.control)}px`,
  [`&[${WIDE}]`]: {
    overflow: 'auto',
    maxHeight: 'max(320px, 100vh - 320px)',
  },
  [`&[${WIDE}] th, &[${WIDE}] thead td`]: { top: 0 },
  [`&[${WIDE}] .pinned`]: {
    position: 'sticky',
    right: 0,
    boxShadow: `inset 1px 0 0 ${theme.palette.tile}`,
  },
  // Content under it fades over a cell's padding: a half-covered figure must not look complete.
  [`&[${WIDE}] td.pinned::before`]: {
    content: '""',
    position: 'absolute',
    inset: '0 100% 0 auto',
    width: FADE,
    [NARROW]: { width: FADE / 2 },
    background: `linear-gradient(to right, transparent, ${theme.palette.background.paper})`,
  },
  '@media print': { '&&': { overflow: 'visible', maxHeight: 'none', border: 0 } },
});

export const tableStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  width: '100%',
  borderCollapse: 'collapse',
  '&, & th': { textAlign: 'left' },
  '& :is(th, td).right': { textAlign: 'right' },
  '& th, & thead td': {
    position: 'sticky',
    // Under the page's header, where there is one (app/shell/PageFrame.tsx).
    top: 'var(--sticky-top, 0px)',
    zIndex: 1,
    height: 40,
    px: 3,
    ...tableHead(theme),
    whiteSpace: 'nowrap',
  },
  // Above its neighbour, which would cut the focus ring.
  '& :is(th, thead td):focus-within': { zIndex: 2 },
  '& th.pinned': { zIndex: 2 },
  '& tbody tr': { bgcolor: 'background.paper' },
  '& tbody td': {
    height: 48,
    px: 3,
    py: '6px',
    borderTop: `1px solid ${theme.palette.hairline}`,
    whiteSpace: 'nowrap',
  },
  // Opaque: the rest of the row scrolls under it.
  '& td.pinned': { bgcolor: 'inherit' },
  // A focused element stops clear of the sticky head, its ring also of the box's edge.
  '& tbody :is(tr, a, button, input)': { scrollMargin: '44px 0 4px' },
  '& td.check': { width: 40, pl: 4, pr: 0 },
  '& tbody tr:hover': { bgcolor: 'fill' },
  '& tbody tr:focus-visible': { outlineOffset: -2 },
  '& tbody tr[data-selected], & tbody tr[data-marked]': { bgcolor: 'selected' },
  '& tbody tr[data-marked] > td:first-of-type': { boxShadow: `inset 3px 0 0 ${theme.palette.ink}` },
  '& tbody tr[data-tone=dimmed]': { color: 'text.secondary' },
  '& tbody tr[data-tone=danger] td:first-of-type': { boxShadow: `inset 3px 0 0 ${theme.palette.error.main}` },
  [NARROW]: onLaptop,
  '@media print': onPaper,
});

/** Between phones, which show entries, and the width of the designs. */
const NARROW = '@media screen and (max-width: 1439.95px)';

/** Fits a table of money on a laptop: closer cells, and heads break before the unit where needed. */
const onLaptop = {
  '& th, & tbody td': { px: '6px' },
  '& th': { lineHeight: '16px', whiteSpace: 'normal', overflowWrap: 'normal' },
} as const;

/** Minimum widths, so that many columns fit on a sheet: heads break, figures and numbers do not. */
const onPaper = {
  '& .actions, & .check': { display: 'none' },
  '& th, & tbody td': {
    position: 'static',
    height: 'auto',
    px: 1,
    py: '3px',
    fontSize: 10,
    lineHeight: '16px',
  },
  '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
  // A landscape sheet has room.
  '@media (min-width: 900px)': { '& tbody td': { fontSize: 12 } },
} as const;
