import type { CSSObject, Theme } from '@mui/material/styles';

/** Parts of a page of rows that every list has: its head, its sortable columns, its pages. */
export const lists = (theme: Theme): CSSObject => ({
  ...pageHead(theme),
  ...pager(theme),
  ...sortButtons(theme),
});

/** The head of a page (ui/page/PageHead.tsx). */
const pageHead = ({ breakpoints, palette, typography }: Theme): CSSObject => ({
  '.page-head': {
    display: 'flex',
    // On a phone the actions move below instead of squeezing the text.
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '8px 16px',
    margin: '8px 0 16px',
    [breakpoints.up('sm')]: { flexWrap: 'nowrap', gap: 16 },
  },
  '.page-head > :first-child': { minWidth: 0 },
  '.page-title-line': { display: 'flex', alignItems: 'center', gap: 4 },
  '.page-title': typography.pageTitle,
  '.page-intro': { color: palette.text.secondary, wordBreak: 'normal' },
  '.page-actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
});

/** The pages of a list (ui/table/Pager.tsx). */
const pager = ({ palette, radii }: Theme): CSSObject => ({
  '.pager': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    marginTop: 16,
  },
  '.page-number': {
    minWidth: 32,
    height: 32,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radii.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '.page-number:hover': { backgroundColor: palette.fill },
  '.page-number[aria-current]': { backgroundColor: palette.tint, color: palette.hover, fontWeight: 600 },
  '.page-jump': { display: 'flex', alignItems: 'center', gap: 4, color: palette.text.secondary },
  '.page-jump > input': { width: 48, textAlign: 'center' },
});

/** Buttons as high as a table's head and only as wide as their words and arrow (ui/table/HeadCell.tsx): columns keep their width. */
const sortButtons = ({ palette }: Theme): CSSObject => ({
  '.sort-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    height: 32,
    margin: '0 -4px 0 0',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    whiteSpace: 'inherit',
    textAlign: 'inherit',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '.sort-button:hover, [aria-sort=ascending] > .sort-button, [aria-sort=descending] > .sort-button': {
    color: palette.ink,
  },
  // On paper a head is text: buttons are not printed (build/print.css).
  '@media print': {
    '.sort-button': { display: 'inline !important' },
    '.sort-button > svg': { display: 'none' },
  },
});
